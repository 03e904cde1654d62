import { keepEarlyEvents } from './loader/early-events.ts'
import { hasCookie } from './loader/has-cookie.ts'

/**
 * The one script that every page carries. It fetches the rest when a visitor turns to something
 * that behaves (pointer, touch, focus), or when the page has to show a cart; a page with neither
 * loads nothing more. Clicks and submits that come before the rest is there are kept and replayed.
 */

/** What behaves once the islands are there. */
const behaving = '.sqs-add-to-cart-button,.product-variants,[data-vitrine-island]'

type Islands = typeof import('./islands.ts')
let loading: Promise<Islands> | undefined

const load = (): Promise<Islands> => (loading ??= import('./islands.ts'))

function begin(): void {
  const roots = document.querySelectorAll(behaving)
  const showsCart = hasCookie('hasCart', 'true')
  if (roots.length === 0 && !showsCart) return
  const early = keepEarlyEvents(behaving, load)
  const start = (): void => {
    void load().then(({ startIslands }) => {
      startIslands(document)
      early.replay()
    })
  }
  if (showsCart) return start()
  // without a cart to show, the buttons are made visible at once (spec §4)
  for (const wrapper of document.querySelectorAll('.sqs-add-to-cart-button-wrapper')) {
    wrapper.classList.add('visible')
  }
  const onInterest = (event: Event): void => {
    if (!(event.target instanceof Element) || event.target.closest(behaving) === null) return
    for (const type of interest) document.removeEventListener(type, onInterest, true)
    start()
  }
  for (const type of interest) {
    document.addEventListener(type, onInterest, { capture: true, passive: true })
  }
  early.onFirst(start)
}

const interest = ['pointerover', 'touchstart', 'focusin'] as const

begin()
