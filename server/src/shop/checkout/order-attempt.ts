import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** A form that was sent to pay. */
export type Attempt = {
  readonly view: SiteView
  /** Scheme and host of the shop, for the addresses in mails and of the payment. */
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
