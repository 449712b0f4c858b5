/** The thing on the page that the coach speaks of: `card:7`, `seat:1`, `part:prompt`. */

const PARTS: Record<string, string> = {
  prompt: '#prompt',
  hand: '.table .hand',
  stage: '.table .stage',
  board: '.table .board',
  goal: '.table .goal',
  status: '.table .state',
}

export function anchorOf(target: string): Element | undefined {
  const [kind, name] = target.split(':')
  const quoted = JSON.stringify(target)
  const selectors =
    kind === 'part'
      ? [PARTS[name] ?? '']
      : [`.hand [data-target=${quoted}]`, `[data-target=${quoted}]`, `[data-anchor=${quoted}]`]
  if (kind === 'seat') selectors.push(`[data-seat=${JSON.stringify(name)}]`)
  for (const selector of selectors.filter(Boolean)) {
    const found = [...document.querySelectorAll(selector)].filter((node) => node.getClientRects().length)
    if (found.length) return found.reduce((a, b) => (areaOf(b) > areaOf(a) ? b : a))
  }
  return undefined
}

/** Of several drawings of a thing the largest says most about it. */
function areaOf(node: Element): number {
  const { width, height } = node.getBoundingClientRect()
  return width * height
}
