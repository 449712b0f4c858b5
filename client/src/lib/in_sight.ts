/** A row that scrolls sideways shows what is chosen in it as soon as the row is seen. */
export function chosenInSight(row: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => {
    const chosen = row.querySelector(':has(> :checked)')?.getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    if (chosen) row.scrollLeft += (chosen.left + chosen.right - left - right) / 2
  })
  watch.observe(row)
  return { destroy: () => watch.disconnect() }
}
