/** What scrolls can be reached by keys; what does not is no stop on the way. */
export function scrollable(node: HTMLElement): { destroy: () => void } {
  const watch = new ResizeObserver(() => {
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  })
  watch.observe(node)
  for (const child of node.children) watch.observe(child)
  return { destroy: () => watch.disconnect() }
}
