/** Where something lies in the window, in CSS pixels. */
type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What stays free around the pill. */
const gap = 4

/** What a page holds that is pressed, and that is chosen or typed with the words at it. */
type Controls = { readonly buttons: readonly Box[]; readonly fields: readonly Box[] }

/**
 * How far the pill has to step up so that nothing of both lies under it; 0 where nothing does. It
 * steps over the whole way that a button still has to scroll, so that it moves twice and not with
 * every pixel. Where fields leave no room in the window, buttons alone are kept free.
 * @param rest where the pill is when it has not stepped up
 */
export function pillLift(rest: Box, { buttons, fields }: Controls): number {
  const lift = liftOver(rest, [...buttons, ...fields])
  return lift > rest.top ? liftOver(rest, buttons) : lift
}

function liftOver(rest: Box, controls: readonly Box[]): number {
  let lift = 0
  while (lift <= rest.top) {
    const at = { ...rest, top: rest.top - lift, bottom: rest.bottom - lift }
    const under = controls.filter((one) => isUnder(one, at))
    if (under.length === 0) return lift
    const tallest = Math.max(...under.map((one) => one.bottom - one.top))
    lift += Math.ceil(rest.bottom - rest.top + tallest + 2 * gap)
  }
  return lift
}

const isUnder = (one: Box, pill: Box): boolean =>
  one.bottom > pill.top - gap &&
  one.top < pill.bottom + gap &&
  one.right > pill.left - gap &&
  one.left < pill.right + gap

const buttons =
  'button,[type=submit],[role=button],.button,.sqs-add-to-cart-button,.sqs-block-button-element,.sqs-mobile-info-bar,.product-buy-bar'

const fields = '.variant-option,.product-quantity-input,select,textarea,input:not([type=hidden])'

/** Keeps the pill off the page's controls while the page is scrolled; the function ends it. */
export function keepOffControls(pill: HTMLElement): () => void {
  let isAsked = false
  const place = (): void => {
    isAsked = false
    const lift = pillLift(restOf(pill), {
      buttons: boxesBeside(pill, buttons),
      fields: boxesBeside(pill, fields),
    })
    pill.style.setProperty('--vitrine-pill-lift', `${lift}px`)
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

function boxesBeside(pill: HTMLElement, selector: string): Box[] {
  const found = [...pill.ownerDocument.querySelectorAll(selector)]
  return found.map((one) => one.getBoundingClientRect())
}
