type Where =
  | { readonly container: Element; readonly predicate?: undefined }
  | { readonly predicate: (element: Element) => boolean; readonly container?: undefined }

/** What the Tab key reaches. */
const reachable = 'a[href],button,input,select,textarea,summary,iframe,audio,video,[tabindex]'

/**
 * Keeps the focus in a part of the page: from its last element it goes on with its first, and what
 * goes elsewhere, or nowhere, comes back to where it was.
 * @param where exactly one of a container and a predicate (spec §5)
 * @throws for both or neither
 */
export function containFocus(
  where: Where,
  { delayMs = 0, signal }: { delayMs?: number; signal: AbortSignal },
): void {
  const { container, predicate } = where
  if ((container === undefined) === (predicate === undefined))
    throw new TypeError('Focus is contained by a container or a predicate, and not by both.')
  const isInside = predicate ?? ((element) => container?.contains(element) === true)
  let last: HTMLElement | null = null
  const note = (): void => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && isInside(activeElement)) last = activeElement
  }
  const bringBack = (): void => {
    // somebody who left the window is not called back into it
    if (signal.aborted || !document.hasFocus()) return
    const { activeElement } = document
    if (activeElement === null || !isInside(activeElement)) last?.focus({ preventScroll: true })
  }
  const goRound = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    const inside = [...document.querySelectorAll<HTMLElement>(reachable)].filter(
      (element) => isInside(element) && canFocus(element),
    )
    const edge = event.shiftKey ? inside[0] : inside.at(-1)
    if (edge === undefined || document.activeElement !== edge) return
    event.preventDefault()
    const other = event.shiftKey ? inside.at(-1) : inside[0]
    other?.focus()
  }
  note()
  document.addEventListener('keydown', goRound, { signal })
  for (const type of ['focusin', 'focusout'] as const) {
    const moved = (): void => {
      note()
      setTimeout(bringBack, delayMs)
    }
    document.addEventListener(type, moved, { signal })
  }
}

function canFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled')) return false
  return element.closest('[inert]') === null && element.getClientRects().length > 0
}
