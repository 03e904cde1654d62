import {
  addButtonLabel,
  nextAddButtonState,
  nextTickAt,
  type AddButtonEvent,
  type AddButtonState,
} from '@vitrine/rules/shop/cart/add-button.ts'
import { addFailureSentence, addToCartAlertTitles } from '@vitrine/rules/shop/cart/cart-messages.ts'
import { platformPaths } from '@vitrine/rules/site/pages/platform-paths.ts'
import { giftCardPagePath } from '@vitrine/rules/shop/gift-cards/gift-cards-paths.ts'
import { subscribePath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { bringChunk } from '../../ground/loader/late-chunks.ts'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import type { Phrase } from '@vitrine/rules/site/phrases/phrases.ts'
import { say, sentenceOf } from '../../site/pages/say.ts'
import { isExpressCheckout } from '../../site/pages/site-context.ts'
import statusStyles from '@vitrine/rules/site/pages/status.css?inline'
import styles from './add-to-cart-button.css?inline'
import { buttonDisplay, type ButtonDisplay } from '../products/button-display.ts'
import { postEntry, postSubscription } from './cart-request.ts'
import { keepsCookies } from './keeps-cookies.ts'
import { cartStore } from './cart-store.ts'
import { showWays } from '../products/variant-price.ts'
import { chosenWay, readAddRequest, waysOf } from './read-add-request.ts'

/** Gives the add-to-cart buttons of a page their behaviour (spec §4); the markup stays the owner's. */
export function startAddToCartButtons(root: ParentNode): void {
  const buttons = root.querySelectorAll<HTMLElement>('.sqs-add-to-cart-button')
  if (buttons.length === 0) return
  adoptStyles(statusStyles)
  adoptStyles(styles)
  for (const button of buttons) startButton(button)
}

function startButton(button: HTMLElement): void {
  const display = buttonDisplay(button)
  let state: AddButtonState = { kind: 'idle' }
  const send = (event: AddButtonEvent): void => {
    const before = state
    state = nextAddButtonState(state, event)
    if (state === before) return
    const label = addButtonLabel(state)
    display.show(state.kind, label === null ? null : say(label))
    const due = nextTickAt(state)
    if (due === null) return
    const wait = Math.max(0, due - performance.now())
    setTimeout(() => send({ kind: 'tick', now: due }), wait)
  }
  const press = (): void => {
    if (state.kind !== 'idle' || display.isSoldOut()) return
    if (button.classList.contains('use-form')) return ask()
    begin(null)
  }
  const begin = (answers: string | null): void => {
    send({ kind: 'press' })
    void add(button, display, answers).then((outcome) => {
      if (outcome === 'leaving') {
        // whoever comes back to a page that the browser kept finds the button as it was
        window.addEventListener('pageshow', () => {
          state = { kind: 'idle' }
          display.show('idle', null)
        })
        return
      }
      const now = performance.now()
      send(outcome === 'added' ? { kind: 'success', now } : { kind: 'failure', now, ...outcome })
    })
  }
  let isAsking = false
  const ask = (): void => {
    if (isAsking) return
    isAsking = true
    void askFirst(button, display).then((answers) => {
      isAsking = false
      if (answers !== undefined) begin(answers)
    })
  }
  button.addEventListener('click', (event) => {
    event.preventDefault()
    press()
  })
  if (!button.matches('button,input,a[href]')) onButtonKeys(button, press)
  followWays(button, display)
}

/** Label and price follow the way to buy it. */
function followWays(button: HTMLElement, display: ButtonDisplay): void {
  const follow = (): void => {
    display.rename(chosenWay(button)?.dataset['label'] ?? '')
    display.clearProblem()
    const product = button.closest('article,.product,.sqs-product')
    const selectors = product?.querySelector('.product-variants')
    // what is said of the chosen variant follows as well
    if (selectors) selectors.dispatchEvent(new Event('change'))
    else showWays(product ?? null)
  }
  const ways = waysOf(button)
  ways?.addEventListener('change', follow)
  // a browser may have kept what was chosen before a reload
  if (ways !== null) follow()
}

/** Enter and Space, for what is a button only by its role. */
function onButtonKeys(button: HTMLElement, press: () => void): void {
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!event.repeat) press()
  })
}

type Outcome = 'added' | 'leaving' | { readonly sentence: string }

/** The answers to the product's form; undefined where there are none, so that nothing is added. */
async function askFirst(button: HTMLElement, display: ButtonDisplay): Promise<string | undefined> {
  display.clearProblem()
  const request = readAddRequest(button)
  if (!request.ok) {
    showProblem(button, display, sentenceOf(request.refusal))
    return undefined
  }
  try {
    const { askForProduct } = await bringChunk(() => import('./ask-form.ts'))
    const asked = await askForProduct(button, request.value)
    if (asked.kind === 'answered') return asked.answers
    if (asked.kind === 'problem') showProblem(button, display, asked.sentence)
  } catch {
    showProblem(button, display, say('Network error'))
  }
  return undefined
}

async function add(
  button: HTMLElement,
  display: ButtonDisplay,
  additionalFields: string | null,
): Promise<Outcome> {
  display.clearProblem()
  const request = readAddRequest(button)
  if (!request.ok) return showProblem(button, display, sentenceOf(request.refusal))
  if (isGiftCard(button)) {
    // who gets it is asked first (spec §4)
    location.assign(giftCardPagePath(request.value.itemId, request.value.sku))
    return 'leaving'
  }
  const { plan } = request.value
  const isSubscription =
    plan === undefined ? button.dataset['isSubscription'] !== undefined : plan !== ''
  const post = isSubscription ? postSubscription : postEntry
  const answer = await post({ ...request.value, additionalFields })
  if (!answer.ok) {
    const sentence = addFailureSentence(answer.failure, { cookiesEnabled: keepsCookies(), say })
    return showProblem(button, display, sentence)
  }
  if ('cartToken' in answer.value) {
    location.assign(subscribePath(answer.value.cartToken))
    return 'leaving'
  }
  cartStore.itemAdded(answer.value.shoppingCart, answer.value.newlyAdded)
  if (!isExpressCheckout()) return 'added'
  location.assign(platformPaths.checkout)
  return 'leaving'
}

function showProblem(button: HTMLElement, display: ButtonDisplay, sentence: string): Outcome {
  display.showProblem(say(alertTitle(button)), sentence)
  return { sentence }
}

function isGiftCard(button: HTMLElement): boolean {
  return Number(button.dataset['productType']) === ProductType.giftCard
}

function alertTitle(button: HTMLElement): Phrase {
  if (isGiftCard(button)) return addToCartAlertTitles.giftCard
  return isExpressCheckout() ? addToCartAlertTitles.expressCheckout : addToCartAlertTitles.cart
}
