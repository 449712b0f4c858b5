"""What an eye would find fault with at a table: letters too small, things cropped, covered, printed over each other."""

from __future__ import annotations

from tests.browser.player import Player

LEAST_LETTER = 11

FAULTS = """(least => {
  const faults = []
  const say = (what, node, more = '') => {
    const words = (node.getAttribute?.('aria-label') || node.textContent || '').trim().replace(/\\s+/g, ' ')
    const box = node.getBoundingClientRect()
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')
    const name = `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`
    faults.push(`${what}: ${name} "${words.slice(0, 40)}" at ${at} ${more}`)
  }
  const shown = node => {
    if (node.closest('.unseen, .change, defs, pattern, clipPath')) return false
    const box = node.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const texts = root => [...root.querySelectorAll('*')].filter(node => shown(node) &&
    [...node.childNodes].some(child => child.nodeType === 3 && child.data.trim()))
  const inkOf = node => {
    if (node instanceof SVGElement) return node.getBoundingClientRect()
    const lines = [...node.childNodes].filter(child => child.nodeType === 3 && child.data.trim()).flatMap(child => {
      const range = document.createRange()
      range.selectNodeContents(child)
      return [...range.getClientRects()]
    })
    const [left, top] = ['left', 'top'].map(side => Math.min(...lines.map(line => line[side])))
    const [right, bottom] = ['right', 'bottom'].map(side => Math.max(...lines.map(line => line[side])))
    return { left, top, right, bottom, width: right - left, height: bottom - top }
  }
  const within = (box, frame, slack = 1.5) => box.left >= frame.left - slack && box.right <= frame.right + slack &&
    box.top >= frame.top - slack && box.bottom <= frame.bottom + slack
  const letter = node => {
    const size = parseFloat(getComputedStyle(node).fontSize)
    if (!(node instanceof SVGElement)) return size * (node.currentCSSZoom ?? 1)
    const matrix = node.getScreenCTM()
    return size * Math.hypot(matrix.a, matrix.b)
  }
  const clipped = (node, root) => {
    const box = inkOf(node)
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up)
      const clips = up.tagName === 'svg' ? style.overflow !== 'visible' : style.overflowX !== 'visible'
      if (clips && !within(box, up.getBoundingClientRect())) return up
    }
    return within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight }) ? null : document.documentElement
  }

  const page = document.documentElement
  if (page.scrollHeight > innerHeight) faults.push(`the page scrolls by ${page.scrollHeight - innerHeight}`)
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth - innerWidth} too wide`)
  const board = document.querySelector('main .board')
  const seats = document.querySelector('.seats')
  const stage = document.querySelector('.side .stage')
  const dock = document.querySelector('.strip > .hand')
  const areas = { board, seats, stage, hand: dock, bar: document.querySelector('header .status .state') }
  for (const [name, area] of Object.entries(areas)) {
    if (!area) continue
    for (const node of [area, ...area.querySelectorAll('*')]) {
      if (node instanceof SVGElement || !shown(node)) continue
      const { overflowX, overflowY } = getComputedStyle(node)
      if (overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 1)
        say(`${name} hides lines`, node, `${node.scrollHeight} in ${node.clientHeight}`)
      if (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1)
        say(`${name} hides words`, node, `${node.scrollWidth} in ${node.clientWidth}`)
    }
    const written = texts(area)
    for (const node of written) {
      if (letter(node) < least - 0.05) say(`${name} has letters of ${letter(node).toFixed(1)}`, node)
      const by = name === 'hand' ? null : clipped(node, area)
      if (by) say(`${name} is cropped`, node, `by ${by.tagName}.${by.getAttribute('class')}`)
    }
    if (name === 'hand') continue
    const boxes = written.map(node => [node, inkOf(node)])
      .filter(([node]) => !(node instanceof SVGElement && /rotate/.test(node.getAttribute('transform') ?? '')))
    boxes.forEach(([node, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
      if (node.contains(other) || other.contains(node)) return
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      const part = wide * high / Math.min(a.width * a.height, b.width * b.height)
      if (wide > 1 && high > 1 && part > 0.4)
        say(`${name} prints over "${other.textContent.trim().slice(0, 30)}"`, node, part.toFixed(2))
    }))
  }
  for (const panel of seats.querySelectorAll('li')) {
    const frame = panel.getBoundingClientRect()
    for (const node of panel.querySelectorAll('*')) {
      if (shown(node) && !within(node.getBoundingClientRect(), frame, 2)) { say('sticks out of a panel', node); break }
    }
  }
  if (dock) {
    const cards = [...dock.querySelectorAll('[role=listitem]')]
    cards.forEach((card, i) => {
      const box = card.getBoundingClientRect()
      const next = cards[i + 1]?.getBoundingClientRect()
      const seen = next && next.left < box.right ? next.left - box.left : box.width
      const tab = [...card.querySelectorAll('.tab')].find(shown)?.getBoundingClientRect()
      if (seen < 26) say('a card of the hand is hidden', card, `${seen} px are seen`)
      if (next && next.left < box.right - 20 && !tab) say('a card of the hand cannot be told', card)
      if (tab && tab.right > box.left + seen + 2) say('the sign of a card is covered', card)
    })
    const low = [dock, ...dock.querySelectorAll('*')].find(node =>
      shown(node) && !(node instanceof SVGElement) && node.getBoundingClientRect().bottom > innerHeight + 1)
    if (low) say('the hand is cut off', low)
    const laid = [...dock.querySelectorAll('[role=listitem], .purse')].map(one => one.getBoundingClientRect())
    for (const goal of board.querySelectorAll('[data-target], text')) {
      const box = goal.getBoundingClientRect()
      if (goal.tagName === 'g' && box.width > 120) continue
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
      if (laid.some(card => x > card.left && x < card.right && y > card.top && y < card.bottom))
        say('the hand covers', goal)
    }
  }
  return faults
})"""

BOARD = "(box => [box.x, box.y, box.width, box.height])(document.querySelector('main .board').getBoundingClientRect())"


def faults(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate(f"{FAULTS}({LEAST_LETTER})")
    return found


def board_box(player: Player) -> list[float]:
    box: list[float] = player.page.evaluate(BOARD)
    return box
