/** Marks a thing on the board that can be chosen or explained. */
import type { Action } from 'svelte/action'
import type { Choices } from './board'
import { noChoices } from './choices.svelte'
import { explainOn } from './explain.svelte'
import type { Words } from './words.svelte'
import { t } from './words.svelte'

export interface Target {
  noun: string
  value: number
  /** What a reader hears besides the name: owner, state, strength. */
  label?: string
  /** Instead of the noun's own name. */
  name?: string
  /** Explained under another id than `noun-word`. */
  help?: string
  /** More lines for the explanation. */
  more?: string
  /** Tells equal things apart (two cards of a kind): only the one that was touched is shown as picked. */
  copy?: number
}

/** The table whose targets are on the page; the shell sets it. */
class Field {
  choices = $state.raw<Choices>(noChoices)
  words = $state.raw<Words>()
  /** What is drawn at present: `noun:value` and how many times. */
  drawn = $state.raw<ReadonlyMap<string, number>>(new Map())
  /** What others have just done something with, or what was just decided: `noun:value`. */
  touched = $state.raw<ReadonlySet<string>>(new Set())
  /** What the coach would touch: `noun:value`. */
  advised = $state.raw<ReadonlySet<string>>(new Set())
  #counts = new Map<string, number>()
  #told = false

  enter(words: Words, choices: Choices): void {
    this.words = words
    this.choices = choices
  }

  /** The table with these words goes away; another may be there already. */
  leave(words: Words): void {
    queueMicrotask(() => {
      if (this.words !== words) return
      this.choices = noChoices
      this.words = undefined
    })
  }

  /** Mark these until others are marked or the returned function is called, be it while the page is drawn. */
  mark(marks: string[]): () => void {
    const mine = new Set(marks)
    this.touched = mine
    return () => queueMicrotask(() => this.touched === mine && (this.touched = new Set()))
  }

  add(key: string, change: number): void {
    const count = (this.#counts.get(key) ?? 0) + change
    if (count > 0) this.#counts.set(key, count)
    else this.#counts.delete(key)
    if (this.#told) return
    this.#told = true
    queueMicrotask(() => {
      this.#told = false
      this.drawn = new Map(this.#counts)
    })
  }
}

export const field = new Field()

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(node: Element): [number, number] {
  const box = node.getBoundingClientRect()
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The nearest other target in the direction of an arrow; sideways distance counts double. */
function neighbour(node: Element, [dx, dy]: [number, number], all: Element[]): HTMLElement | undefined {
  const [x, y] = middle(node)
  let best: Element | undefined
  let least = Infinity
  for (const other of all) {
    if (other === node) continue
    const [ox, oy] = middle(other)
    const along = (ox - x) * dx + (oy - y) * dy
    const across = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx)
    const distance = along + 2 * across
    if (along > 1 && distance < least) [best, least] = [other, distance]
  }
  return best as HTMLElement | undefined
}

/** Arrows go from lit to lit; with Shift, or when nothing is lit, to anything explained. */
function move(node: Element, event: KeyboardEvent): void {
  const way = ARROWS[event.key]
  if (!way) return
  const lit = [...document.querySelectorAll('[data-target].lit')]
  const all = event.shiftKey || lit.length === 0 ? [...document.querySelectorAll('[data-target]')] : lit
  const next = neighbour(node, way, all)
  event.preventDefault()
  next?.focus()
}

/** When nothing is lit one thing stays in the tab order, so that the arrows can start there. */
function keepDoorOpen(): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-target]')]
  if (!all.length || all.some((node) => node.getAttribute('tabindex') === '0')) return
  all[0].setAttribute('tabindex', '0')
}

export const target: Action<HTMLElement | SVGElement, Target> = (node, parameter) => {
  let now = $state.raw(parameter)
  let known = ''

  const activate = (event: Event) => {
    event.stopPropagation()
    field.choices.pick(now.noun, now.value, now.copy)
  }
  const key = (event: Event) => {
    const pressed = event as KeyboardEvent
    if (pressed.key === 'Enter' || pressed.key === ' ') {
      event.preventDefault()
      activate(event)
    } else if (pressed.key in ARROWS) move(node, pressed)
  }

  $effect(() => {
    const lit = field.choices.lit(now.noun, now.value)
    const picked = field.choices.isPicked(now.noun, now.value, now.copy)
    const words = field.words
    const state = picked ? t('target-picked') : lit ? t('target-lit') : ''
    const name = now.name ?? String(words?.noun(now.noun, now.value) ?? '')
    node.classList.toggle('lit', lit)
    node.classList.toggle('picked', picked)
    node.classList.toggle('touched', field.touched.has(`${now.noun}:${now.value}`))
    node.classList.toggle('advised', lit && field.advised.has(`${now.noun}:${now.value}`))
    node.setAttribute('role', 'button')
    node.setAttribute('tabindex', lit || picked ? '0' : '-1')
    node.setAttribute('aria-label', [name, now.label, state].filter(Boolean).join(', '))
    node.setAttribute('aria-pressed', String(picked))
    node.dataset.target = `${now.noun}:${now.value}`
    queueMicrotask(keepDoorOpen)
  })
  $effect(() => {
    const next = `${now.noun}:${now.value}`
    if (known && known !== next) field.add(known, -1)
    if (known !== next) field.add(next, 1)
    known = next
  })

  const stopExplaining = explainOn(node, () => ({
    id: now.help ?? field.words?.nounId(now.noun, now.value) ?? '',
    more: now.more ?? now.label,
  }))
  node.addEventListener('click', activate)
  node.addEventListener('keydown', key)
  return {
    update(next) {
      now = next
    },
    destroy() {
      field.add(known, -1)
      stopExplaining()
      node.removeEventListener('click', activate)
      node.removeEventListener('keydown', key)
    },
  }
}
