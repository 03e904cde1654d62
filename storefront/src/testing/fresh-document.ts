import { afterAll } from 'vitest'

/** Files of tests in a browser share a document, too: each begins with an empty one. */
document.head.replaceChildren()
document.body.replaceChildren()
for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
localStorage.clear()
sessionStorage.clear()

/**
 * The document's own frames share one timer. Where that began while a test had stopped the clock, no
 * frame would come in any file after it.
 */
const later = globalThis.setTimeout
const stop = globalThis.clearTimeout
const waiting = new Set<number>()
const frames = {
  requestAnimationFrame: (callback: FrameRequestCallback): number => {
    const draw = (): void => {
      waiting.delete(frame)
      callback(performance.now())
    }
    const frame = Number(later(draw, 16))
    waiting.add(frame)
    return frame
  },
  cancelAnimationFrame: (frame: number): void => {
    waiting.delete(frame)
    stop(frame)
  },
}
Object.assign(globalThis, frames)
if (document.defaultView !== null) Object.assign(document.defaultView, frames)

// what was taken off at the end of a file would be drawn in the document of the next one
afterAll(() => waiting.forEach(frames.cancelAnimationFrame))
