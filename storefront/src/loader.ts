import { bring } from './ground/loader/bring.ts'
import { behaving, behavingBlocks, pressedInBlocks } from './ground/loader/behaving.ts'
import { keepEarlyEvents, type EarlyEvents } from './ground/loader/early-events.ts'
import { whenNear } from './ground/loader/when-near.ts'
import { hasCartToShow } from './shop/cart/has-cart-to-show.ts'

/**
 * The one script that every page carries. It fetches the rest when a visitor turns to something
 * that behaves (pointer, touch, focus, a choice), or when the page has to show a cart; a page with neither
 * loads nothing more. Clicks and submits that come before the rest is there are kept and replayed.
 */
const interest = ['pointerover', 'touchstart', 'focusin', 'change'] as const

let isStarted = false

function start(early: EarlyEvents): void {
  if (isStarted) return
  isStarted = true
  bring(() => import('./islands.ts')).then(
    ({ startIslands }) => {
      startIslands(document, { hasCartToShow, bring })
      early.replay()
    },
    () => {
      // the next interest tries again, for example when the network is back
      isStarted = false
      early.forget()
    },
  )
}

function begin(): void {
  const early = keepEarlyEvents(behaving, () => start(early))
  // a mail leads to a variant, which is chosen at once
  if (hasCartToShow() || /[?&](variant|cartToken)=/.test(location.search)) return start(early)
  // without a cart to show, the buttons are made visible at once (spec §4)
  for (const wrapper of document.querySelectorAll('.sqs-add-to-cart-button-wrapper')) {
    wrapper.classList.add('visible')
  }
  const onInterest = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest(behaving) !== null) start(early)
  }
  for (const type of interest) {
    document.addEventListener(type, onInterest, { capture: true, passive: true })
  }
}

/** Galleries, lightbox and players: their script comes with the first of them that is near. */
function beginBlocks(): void {
  const blocks = [...document.querySelectorAll(behavingBlocks)]
  if (blocks.length === 0) return
  let isWanted = false
  const load = (): void => {
    if (isWanted) return
    isWanted = true
    void bring(() => import('./site/blocks/start-blocks.ts'))
      .then(
        ({ startBlocks }) => startBlocks(document, new AbortController().signal),
        // without its script a link leads where it says
        () => undefined,
      )
      .then(() => early.replay())
  }
  const early = keepEarlyEvents(pressedInBlocks, load)
  whenNear(blocks, load)
}

/** On phones the bar to buy comes with the first scrolling. */
function beginBuyBar(): void {
  const bar = document.querySelector<HTMLElement>('.product-buy-bar')
  if (bar === null || !matchMedia('(max-width: 432px)').matches) return
  const load = (): void => {
    bring(() => import('./shop/cart/start-buy-bar.ts')).then(
      ({ startBuyBar }) => startBuyBar(bar),
      // the page's own button is there
      () => addEventListener('scroll', load, { once: true }),
    )
  }
  addEventListener('scroll', load, { once: true, passive: true })
}

/** What was looked at before is shown after the page itself. */
function beginRecent(): void {
  const section = document.querySelector<HTMLElement>('.product-recent')
  if (section === null) return
  void bring(() => import('./shop/products/show-recent.ts')).then(
    ({ showRecent }) => showRecent(section),
    // a page without it is whole
    () => undefined,
  )
}

/** The popup's script comes where there is one to show, and after the page itself. */
function beginPopup(): void {
  const template = document.querySelector<HTMLTemplateElement>('template[data-popup]')
  if (template === null) return
  const load = (): void => {
    void bring(() => import('./site/slides/start-popup.ts')).then(
      ({ startPopup }) =>
        startPopup(template, { behavingBlocks, signal: new AbortController().signal }),
      // a page without its popup is whole
      () => undefined,
    )
  }
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
}

begin()
beginBlocks()
beginBuyBar()
beginRecent()
beginPopup()
