import type { Behaviour } from './behaviours.ts'

/**
 * Starts what the blocks of a page do, and of those that come later when they are shown; it ends
 * when they leave. What somebody would press is pressed to choose the block, so it does nothing.
 */
export function followBlocks(page: Document, behaviours: readonly Behaviour[]): void {
  const running = new Map<HTMLElement, AbortController>()

  const start = (element: HTMLElement, behaviour: Behaviour): void => {
    if (running.has(element)) return
    const controller = new AbortController()
    running.set(element, controller)
    behaviour.start(element, controller.signal)
  }
  const startIn = (part: ParentNode): void => {
    for (const behaviour of behaviours) {
      if (behaviour.isForVisitors === true) continue
      if (part instanceof HTMLElement && part.matches(behaviour.selector)) start(part, behaviour)
      for (const element of part.querySelectorAll<HTMLElement>(behaviour.selector)) {
        start(element, behaviour)
      }
    }
  }

  page.addEventListener('vitrine:block-shown', ({ target }) => {
    if (target instanceof HTMLElement) startIn(target)
  })
  page.addEventListener('vitrine:block-leaving', ({ target }) => {
    for (const [element, controller] of running) {
      if (!(target instanceof HTMLElement) || !target.contains(element)) continue
      running.delete(element)
      controller.abort()
    }
  })
  startIn(page)
}
