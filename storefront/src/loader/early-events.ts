type Kept = { readonly element: HTMLElement; readonly type: 'click' | 'submit' }

/**
 * Keeps clicks (and Enter or Space on what is a button only by role) on behaving elements until
 * the islands have their handlers, then does them again. `aria-busy` says meanwhile that something
 * is under way.
 */
export function keepEarlyEvents(
  selector: string,
  load: () => Promise<unknown>,
): { replay(): void; onFirst(start: () => void): void } {
  let kept: Kept[] = []
  let start: () => void = () => void load()
  const keep = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null
    const element = target?.closest<HTMLElement>(selector)
    if (!element || !isActivation(event, element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    kept.push({ element, type: event.type === 'submit' ? 'submit' : 'click' })
    start()
  }
  const types = ['click', 'keydown', 'submit'] as const
  for (const type of types) document.addEventListener(type, keep, true)
  return {
    onFirst(begin) {
      start = begin
    },
    replay() {
      for (const type of types) document.removeEventListener(type, keep, true)
      for (const { element, type } of kept) {
        element.removeAttribute('aria-busy')
        if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
        else element.click()
      }
      kept = []
    },
  }
}

/** Selects, radio buttons and links inside an island keep working while it loads. */
function isActivation(event: Event, element: HTMLElement): boolean {
  if (!element.matches('.sqs-add-to-cart-button,form,button')) return false
  if (event instanceof KeyboardEvent) return event.key === 'Enter' || event.key === ' '
  return true
}
