type Where =
  | { readonly container: Element; readonly predicate?: undefined }
  | { readonly predicate: (element: Element) => boolean; readonly container?: undefined }

/**
 * Keeps the focus in a part of the page: what goes elsewhere, or nowhere, comes back to where it was.
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
  note()
  document.addEventListener('focusin', note, { signal })
  for (const type of ['focusin', 'focusout'] as const)
    document.addEventListener(type, () => setTimeout(bringBack, delayMs), { signal })
}
