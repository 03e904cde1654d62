import { prefersStillness } from '../../ground/controls/scroll-along.ts'
import { createTween } from '../../ground/controls/tween.ts'
import type { Track } from './track.ts'

/** How finely the button's ring shows how much of a slide's time has passed. */
const ringSteps = 100

/** Who looks closer, or does not look at all. */
type Reason = 'focus' | 'hover' | 'out-of-sight'

/**
 * Shows the next slide each so many seconds (`data-autoplay`), until somebody takes over or presses
 * the button; waits while the gallery has the focus or the pointer, and where nobody sees it. Who
 * wishes little motion begins with it stopped.
 */
export function rotate(
  gallery: HTMLElement,
  track: Track,
  signal: AbortSignal,
): { readonly stop: () => void } {
  const button = gallery.querySelector<HTMLElement>('.sqs-gallery-pause')
  const seconds = Number(gallery.dataset['autoplay'])
  if (button === null || !(seconds > 0)) return { stop: () => undefined }
  const waiting = new Set<Reason>()
  let isStopped = prefersStillness()
  let ring = -1
  const tween = createTween(
    (progress) => {
      const step = Math.floor(progress * ringSteps)
      if (step === ring) return
      ring = step
      button.style.setProperty('--gallery-passed', String(step / ringSteps))
    },
    {
      durationMs: seconds * 1000,
      done: () => {
        track.next()
        tween.start()
      },
    },
  )
  const follow = (): void => {
    if (isStopped || waiting.size > 0) tween.pause()
    else tween.resume()
    button.setAttribute('aria-pressed', String(isStopped))
  }
  const set = (reason: Reason, isOn: boolean): void => {
    if (isOn) waiting.add(reason)
    else waiting.delete(reason)
    follow()
  }
  button.hidden = false
  button.addEventListener(
    'click',
    () => {
      isStopped = !isStopped
      follow()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    tween.pause()
    button.hidden = true
  })
  waitFor(gallery, button, set, signal)
  if (!isStopped) tween.start()
  follow()
  return {
    stop() {
      isStopped = true
      follow()
    },
  }
}

function waitFor(
  gallery: HTMLElement,
  button: HTMLElement,
  set: (reason: Reason, isOn: boolean) => void,
  signal: AbortSignal,
): void {
  // the button says for itself whether it goes on
  const isElsewhere = (target: EventTarget | null): boolean =>
    target instanceof Node && gallery.contains(target) && target !== button
  gallery.addEventListener('focusin', (event) => set('focus', isElsewhere(event.target)), {
    signal,
  })
  gallery.addEventListener('focusout', () => set('focus', false), { signal })
  const onHover = (isOn: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') set('hover', isOn)
  }
  gallery.addEventListener('pointerenter', onHover(true), { signal })
  gallery.addEventListener('pointerleave', onHover(false), { signal })
  const watcher = new IntersectionObserver(([entry]) =>
    set('out-of-sight', entry?.isIntersecting === false),
  )
  watcher.observe(gallery)
  signal.addEventListener('abort', () => watcher.disconnect())
}
