/** Where something lies in the window, in CSS pixels. */
type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What stays free around the pill. */
const gap = 4

/**
 * How far the pill has to step up so that no button lies under it; 0 where none does. It steps over
 * the whole way that the button still has to scroll, so that it moves twice and not with every pixel.
 * @param rest where the pill is when it has not stepped up
 */
export function pillLift(rest: Box, buttons: readonly Box[]): number {
  const under = buttons.filter(
    (one) =>
      one.bottom > rest.top - gap &&
      one.top < rest.bottom + gap &&
      one.right > rest.left - gap &&
      one.left < rest.right + gap,
  )
  if (under.length === 0) return 0
  const tallest = Math.max(...under.map((one) => one.bottom - one.top))
  return Math.ceil(rest.bottom - rest.top + tallest + 2 * gap)
}

const buttons =
  'button,[type=submit],[role=button],.button,.sqs-add-to-cart-button,.sqs-block-button-element,.sqs-mobile-info-bar'

/** Keeps the pill off the page's buttons while the page is scrolled; the function ends it. */
export function keepOffButtons(pill: HTMLElement): () => void {
  let isAsked = false
  const place = (): void => {
    isAsked = false
    pill.style.setProperty('--vitrine-pill-lift', `${pillLift(restOf(pill), boxesBeside(pill))}px`)
  }
  const ask = (): void => {
    if (!isAsked) requestAnimationFrame(place)
    isAsked = true
  }
  place()
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  return () => {
    removeEventListener('scroll', ask)
    removeEventListener('resize', ask)
  }
}

/** Layout knows nothing of a step up, which is a translation, nor of one that is under way. */
function restOf(pill: HTMLElement): Box {
  const { left, right } = pill.getBoundingClientRect()
  const top = pill.offsetTop
  return { left, right, top, bottom: top + pill.offsetHeight }
}

function boxesBeside(pill: HTMLElement): Box[] {
  return [...pill.ownerDocument.querySelectorAll(buttons)].map((one) => one.getBoundingClientRect())
}
