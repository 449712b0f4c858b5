/** Targets on a board of another package: what carries `data-noun` and `data-value`. */
import { target, type Target } from './target.svelte'

interface Mark {
  update(wanted: Target): void
  end(): void
}

const WANTED = ['noun', 'value', 'label', 'name', 'help', 'copy'].map((name) => `data-${name}`)
const GIVEN = ['role', 'tabindex', 'aria-label', 'aria-pressed', 'data-target']

function wantedBy({ dataset }: HTMLElement): Target {
  const { noun = '', value, label, name, help, copy } = dataset
  return { noun, value: Number(value), label, name, help, copy: copy === undefined ? undefined : Number(copy) }
}

function mark(node: HTMLElement): Mark {
  let made: ReturnType<typeof target>
  const stop = $effect.root(() => {
    made = target(node, wantedBy(node))
  })
  return {
    update: (wanted) => made?.update?.(wanted),
    end() {
      made?.destroy?.()
      stop()
      for (const name of GIVEN) node.removeAttribute(name)
      node.classList.remove('lit', 'picked', 'touched')
    },
  }
}

/** Make the marked things in a box targets, now and whenever they change, until the returned function is called. */
export function markTargets(box: HTMLElement): () => void {
  const marks = new Map<HTMLElement, Mark>()

  function look(): void {
    const found = new Set(box.querySelectorAll<HTMLElement>('[data-noun]'))
    for (const [node, known] of marks) {
      if (found.has(node)) continue
      known.end()
      marks.delete(node)
    }
    for (const node of found) {
      const known = marks.get(node)
      if (known) known.update(wantedBy(node))
      else marks.set(node, mark(node))
    }
  }

  look()
  const watch = new MutationObserver(look)
  watch.observe(box, { subtree: true, childList: true, attributeFilter: WANTED })
  return () => {
    watch.disconnect()
    for (const known of marks.values()) known.end()
  }
}
