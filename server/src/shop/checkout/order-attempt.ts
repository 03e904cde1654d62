import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { CheckoutBody, CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import type { LoadedCart } from '../cart/load-cart.ts'

/** A form that was sent to pay. */
export type Attempt = {
  readonly view: SiteView
  /** Scheme and host of the shop, for the address in the mail. */
  readonly origin: string
  /** By which the editor knows the shop, for that in the owner's. */
  readonly siteName: string
  /** The visitor's cart token as the database knows it. */
  readonly tokenHash: string | undefined
  /** See `typistOf`. */
  readonly typist: string | undefined
  readonly body: CheckoutBody
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}

/** What the first transaction promised: the payment to make, and for what. */
export type Claim = {
  readonly paymentId: string
  /** The cart with its prices, of which the order is made where nothing has changed meanwhile. */
  readonly loaded: LoadedCart
  /** As it was shown; its total is the amount. */
  readonly offer: Offer
  readonly entries: CheckoutEntries
  /** Null where nothing has to be paid. */
  readonly paymentToken: string | null
  /** They were asked to agree to the terms, and did. */
  readonly agreesToTerms: boolean
}

/**
 * How an order is written: with the cart as it was when its payment began, with the cart read anew
 * while the owner's changes go on beside it, or with those waiting until it is written.
 */
export type OrderTurn = 'as-claimed' | 'beside-changes' | 'before-changes'
