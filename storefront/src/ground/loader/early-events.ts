export type EarlyEvents = {
  /** Their script is there: does them again, and keeps no more. */
  replay(): void
  /** It did not come: they were for nothing, and the next one asks again. */
  forget(): void
}

/**
 * Keeps clicks (and Enter or Space on what is a button only by role) on behaving elements until
 * their script has its handlers, then does them again. `aria-busy` says meanwhile that something is
 * under way.
 * @param behaving selects them
 * @param start is called with each kept event
 */
export function keepEarlyEvents(behaving: string, start: () => void): EarlyEvents {
  const kept = new Map<HTMLElement, 'click' | 'submit'>()
  const keep = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : null
    const element = target?.closest<HTMLElement>(behaving)
    if (!element || !isActivation(event, element)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    element.setAttribute('aria-busy', 'true')
    // pressed twice while waiting is meant once
    kept.set(element, event.type === 'submit' ? 'submit' : 'click')
    start()
  }
  const types = ['click', 'keydown', 'submit'] as const
  for (const type of types) document.addEventListener(type, keep, true)
  return {
    replay() {
      for (const type of types) document.removeEventListener(type, keep, true)
      for (const [element, type] of kept) {
        element.removeAttribute('aria-busy')
        if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
        else element.click()
      }
      kept.clear()
    },
    forget() {
      for (const element of kept.keys()) element.removeAttribute('aria-busy')
      kept.clear()
    },
  }
}

/** Selects, radio buttons and fields inside an island keep working while it loads. */
function isActivation(event: Event, element: HTMLElement): boolean {
  if (event.type === 'submit') return element.matches('form')
  if (!element.matches('[role="button"],a,button')) return false
  if (event instanceof KeyboardEvent) {
    return (event.key === 'Enter' || event.key === ' ') && element.matches('[role="button"]')
  }
  return !(event instanceof MouseEvent && isForNewTab(event))
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
}
