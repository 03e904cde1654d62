import type { Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { CheckoutBody } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import type { SiteView } from '../../site/views/site-view.ts'

/** A form that was sent to pay. */
export type Attempt = {
  readonly view: SiteView
  /** Scheme and host as the shopper sees them, to whose page the provider leads back. */
  readonly origin: string
  /** The visitor's cart token as the database knows it. */
  readonly tokenHash: string | undefined
  /** See `typistOf`. */
  readonly typist: string | undefined
  /** Who is signed in; undefined: nobody. */
  readonly memberId: string | undefined
  readonly body: CheckoutBody
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}
