/**
 * A live region inside an element: what is said into it reaches assistive technology without moving
 * the focus. It has to stand on the page before the first words.
 */
export function liveRegion(parent: Element): HTMLElement {
  const known = parent.querySelector<HTMLElement>(':scope > .vitrine-status')
  if (known !== null) return known
  const region = document.createElement('span')
  region.className = 'vitrine-status'
  region.setAttribute('role', 'status')
  parent.append(region)
  return region
}
