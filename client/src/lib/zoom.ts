/** On very large screens the whole page is enlarged (see app.css), where the browser tells by how much. */

const known = 'currentCSSZoom' in Element.prototype

/** Lets the styles enlarge the page. */
export function allowZoom(): void {
  document.documentElement.toggleAttribute('data-zooms', known)
}

/** Pixels of the screen, as the pointer and `getBoundingClientRect` count them, to a pixel of the page. */
export function pageZoom(): number {
  return (document.documentElement as { currentCSSZoom?: number }).currentCSSZoom ?? 1
}
