import { freezeDonation } from '@vitrine/rules/shop/donations/freeze-donation.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { settingsAsOf } from '../cart/load-cart.ts'
import type { SubscriptionRow } from '../subscriptions/subscription-rows.ts'
import { revisionOf } from './checkout-store.ts'
import type { PricedOrder } from './hold-order.ts'

type Gift = {
  readonly row: SubscriptionRow
  readonly number: number
  /** Whoever gives pays it by themselves. */
  readonly byShopper: boolean
}

/**
 * A payment of a donation that is given again, as an order; undefined where its site has another
 * currency by now than the one that was agreed to.
 */
export async function freezeGift(
  site: SiteDatabase,
  view: SiteView,
  provider: PaymentProvider,
  { row, number, byShopper }: Gift,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<PricedOrder | undefined> {
  const siteRevision = await revisionOf(site)
  const { currency, store } = await settingsAsOf(view, siteRevision, site)
  if (currency !== row.currency) return undefined
  const orderId = makeId(now, random)
  const frozen = freezeDonation({
    lineId: makeId(now, random),
    cents: row.price_cents,
    title: row.title,
    buyer: row.buyer,
    // what was said with the first one is not said again with each
    message: '',
    messageTitle: '',
    currency,
    locale: row.locale,
    testMode: provider.isTest,
    subscription: { kind: 'cycle', id: row.id, number, byShopper },
  })
  return { cartId: orderId, orderId, amountCents: row.price_cents, frozen, store, siteRevision }
}
