import { scrollIntoReach } from '../../ground/controls/scroll-along.ts'
import { rotate } from './rotate.ts'
import { openTrack, type Alignment, type Track } from './track.ts'
import { moveByKeys } from './move-by-keys.ts'

/**
 * Slideshow and slider: what the server printed scrolls and snaps by itself; here its buttons,
 * thumbnails and keys begin to move it, and it goes on by itself where its owner wished that.
 */
export function startSlides(gallery: HTMLElement, signal: AbortSignal): void {
  const row = gallery.querySelector<HTMLElement>('.sqs-gallery')
  const slides = [...gallery.querySelectorAll<HTMLElement>('.sqs-gallery > .slide')]
  if (row === null || slides.length < 2) return
  const thumbs = [...gallery.querySelectorAll<HTMLElement>('.sqs-gallery-thumb')]
  const strip = gallery.querySelector<HTMLElement>('.sqs-gallery-thumbnails')
  const onShown = (shown: number): void => {
    slides.forEach((slide, index) => slide.classList.toggle('sqs-active-slide', index === shown))
    thumbs.forEach((thumb, index) => markCurrent(thumb, index === shown))
    const thumb = thumbs[shown]
    if (strip !== null && thumb !== undefined) scrollIntoReach(strip, thumb)
  }
  const track = openTrack(row, slides, { alignment: alignmentOf(gallery), onShown }, signal)
  const rotation = rotate(gallery, track, signal)
  const byHand = (move: () => void): void => {
    rotation.stop()
    move()
  }
  startControls(gallery, track, byHand, signal)
  thumbs.forEach((thumb, index) => {
    thumb.addEventListener(
      'click',
      (event) => {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        byHand(() => track.goTo(index))
      },
      { signal },
    )
  })
  moveByKeys(row, track, { byHand, count: slides.length, signal })
  for (const type of ['pointerdown', 'wheel'] as const)
    row.addEventListener(type, () => rotation.stop(), { signal, passive: true })
}

function startControls(
  gallery: HTMLElement,
  track: Track,
  byHand: (move: () => void) => void,
  signal: AbortSignal,
): void {
  const ways = { previous: track.previous, next: track.next } as const
  for (const [name, move] of Object.entries(ways)) {
    const button = gallery.querySelector<HTMLElement>(`.sqs-gallery-control-${name}`)
    if (button === null) continue
    button.hidden = false
    button.addEventListener('click', () => byHand(move), { signal })
    signal.addEventListener('abort', () => {
      button.hidden = true
    })
  }
}

function markCurrent(thumb: HTMLElement, isCurrent: boolean): void {
  if (isCurrent) thumb.setAttribute('aria-current', 'true')
  else thumb.removeAttribute('aria-current')
}

function alignmentOf(gallery: HTMLElement): Alignment {
  const named = /sqs-gallery-active-alignment-(left|right)/.exec(gallery.className)?.[1]
  return named === undefined ? 'center' : (named as Alignment)
}
