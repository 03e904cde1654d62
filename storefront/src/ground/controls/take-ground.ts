/** Gives what stands over a page the ground of a place in it: a template may be dark. */
export function takeGround(place: Element, over: HTMLElement): void {
  for (let at: Element | null = place; at !== null; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    // what has none is seen through
    if (backgroundColor === 'transparent' || backgroundColor.endsWith(', 0)')) continue
    over.style.backgroundColor = backgroundColor
    return
  }
}
