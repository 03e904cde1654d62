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
const frames = {
  requestAnimationFrame: (callback: FrameRequestCallback): number =>
    Number(later(() => callback(performance.now()), 16)),
  cancelAnimationFrame: (frame: number): void => clearTimeout(frame),
}
Object.assign(globalThis, frames)
if (document.defaultView !== null) Object.assign(document.defaultView, frames)

export {}
