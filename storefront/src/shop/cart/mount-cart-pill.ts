import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { cartPaths } from '@vitrine/rules/shop/cart/cart-paths.ts'
import { pillContent, pillText } from '@vitrine/rules/shop/cart/pill.ts'
import styles from '@vitrine/rules/shop/cart/cart-pill.css?inline'
import statusStyles from '@vitrine/rules/site/pages/status.css?inline'
import { writeMoney } from '@vitrine/rules/ground/money/money-pattern.ts'
import { adoptStyles } from '../../site/pages/adopt-styles.ts'
import { say } from '../../site/pages/say.ts'
import { moneyPattern } from '../../site/pages/site-context.ts'
import { cartStore } from './cart-store.ts'
import { keepOffControls } from './pill-lift.ts'

/**
 * The floating way to the cart (spec §1, §2): at the end of the page, where it follows everything else
 * in the order of focus. What it says at first is no news; each change is read out.
 */
export function mountCartPill(root: Document): void {
  adoptStyles(statusStyles)
  adoptStyles(styles)
  const host = root.createElement('div')
  host.className = 'vitrine-cart'
  const news = root.createElement('output')
  news.className = 'vitrine-status'
  host.append(news)
  root.body.append(host)
  const pill = root.createElement('a')
  pill.className = 'vitrine-cart-pill'
  pill.href = cartPaths.cartPage
  let shown = show(pill, host, null)
  cartStore.subscribe(() => {
    const { said } = shown
    shown = show(pill, host, shown)
    if (shown.said !== said) news.textContent = shown.said
  })
}

/** What the pill says, and what ends its stepping aside. */
type ShownPill = { readonly said: string; readonly end: () => void }

function show(pill: HTMLAnchorElement, host: HTMLElement, before: ShownPill | null): ShownPill {
  const { cart } = cartStore.getState()
  const text = pillText(cart?.totalQuantity ?? 0, say)
  const subtotal = cart === null ? '' : subtotalOf(cart)
  const said = text === null ? '' : `${text.label}, ${subtotal}`
  if (said === before?.said) return before
  before?.end()
  host.ownerDocument.documentElement.classList.toggle('vitrine-has-cart-pill', text !== null)
  if (text === null) {
    pill.remove()
    return { said, end: () => undefined }
  }
  pill.innerHTML = pillContent(text, subtotal)
  if (!pill.isConnected) host.append(pill)
  // its width follows its words, and so does what it lies over
  return { said, end: keepOffControls(pill) }
}

function subtotalOf({ subtotalCents, subtotalAmount }: CartReply): string {
  return writeMoney(subtotalCents, moneyPattern(subtotalAmount.currency))
}
