/** How the answers to a question are offered: on the board, as kinds of action, as numbers to set, or as buttons. */
import type { Action, Pick } from './board'
import type { Kind, TableChoices } from './choices.svelte'
import { nameOf } from './narrowing'
import type { GameInfo } from './protocol'
import { endsEarly } from './takeback'
import { field } from './target.svelte'

/** So many buttons are seen at a glance; more make a list. */
const FEW = 6
/** From so many values on, a number is set by stepping. */
const STEPS = 5

const isShown = (thing?: Pick) => !!thing && field.drawn.has(nameOf(thing.noun, thing.value))
const drawn = (action: Action) => action.verb.nouns.some((noun, i) => isShown({ noun, value: action.values[i] }))

export class Ways {
  readonly #source: () => { choices: TableChoices; game: GameInfo }
  /** What would end something although more could be done: asked about once. */
  ending = $state.raw<Action>()
  /** The numbers that were set, by verb. */
  amounts = $state<Record<string, number>>({})

  constructor(source: () => { choices: TableChoices; game: GameInfo }) {
    this.#source = source
  }

  get #choices(): TableChoices {
    return this.#source().choices
  }

  /** What one may do, named: where there is more than one kind that asks for something, or that has its price. */
  readonly kinds = $derived.by<Kind[]>(() => {
    const choices = this.#choices
    if (choices.gather || choices.begun) return []
    const named = choices.kinds.filter((kind) => kind.always || kind.actions.some(drawn))
    return named.length > 1 ? named : []
  })
  readonly #inKinds = $derived(new Set(this.kinds.flatMap((kind) => kind.actions)))

  /** Numbers are set by stepping: verb and fixed values, then the number. */
  readonly numbers = $derived.by<Action[][]>(() => {
    const nouns = this.#source().game.nouns
    const groups = new Map<string, Action[]>()
    for (const action of this.#choices.actions) {
      const noun = action.verb.nouns.at(-1)
      if (!noun || noun === 'seat' || nouns[noun]?.words?.length || this.#inKinds.has(action)) continue
      const key = `${action.verb.name} ${action.values.slice(0, -1)}`
      groups.set(key, [...(groups.get(key) ?? []), action])
    }
    return [...groups.values()].filter((group) => group.length >= STEPS && !drawn(group[0]))
  })
  readonly #stepped = $derived(new Set(this.numbers.flat().map((action) => action.code)))

  /** Of actions that differ by a number, the one with the number that was set. */
  amountOf(group: Action[]): Action {
    const wanted = this.amounts[group[0].verb.name] ?? group[0].values.at(-1)!
    return group.find((action) => action.values.at(-1) === wanted) ?? group[0]
  }

  /** What the board does not show must be a button. */
  readonly buttons = $derived.by<Action[]>(() => {
    const choices = this.#choices
    if (this.ending) return [this.ending]
    if (choices.gather) return []
    if (choices.ambiguous)
      return choices.left.filter(({ actions }) => actions.length === 1).map(({ actions }) => actions[0])
    if (choices.resolved) return [choices.resolved]
    const open = choices.actions.filter((action) => !this.#stepped.has(action.code) && !this.#inKinds.has(action))
    return open.filter((action) => (choices.begun ? !isShown(choices.next(action)) : !drawn(action)))
  })
  /** Kinds of action for what was picked that ask for more. */
  readonly further = $derived.by<Kind[]>(() => {
    const choices = this.#choices
    return choices.ambiguous ? choices.left.filter(({ actions }) => actions.length > 1) : []
  })
  readonly many = $derived(this.buttons.length > FEW)
  readonly onBoard = $derived(this.#choices.actions.some(drawn))
  /** The button that stands out. */
  readonly primary = $derived.by<Action | undefined>(() => {
    const alone = this.buttons.length === 1 && !this.onBoard && !this.numbers.length
    return this.ending ?? this.#choices.resolved ?? (alone ? this.buttons[0] : undefined)
  })

  /** Do it; what would end something early is asked about first. */
  press(action: Action): void {
    const choices = this.#choices
    const named = action === this.ending || action === choices.resolved
    const ask = !named && endsEarly(action, choices.all) && choices.table.needsConfirming(action.code)
    if (!ask) choices.do(action)
    this.ending = ask ? action : undefined
  }

  /** One step back: from what was asked about, or from the last pick. */
  back(): void {
    if (this.ending) this.ending = undefined
    else this.#choices.back()
  }
}
