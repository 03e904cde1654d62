import { signsOfCurrency } from '@vitrine/rules/ground/money/currency.ts'
import { amountStyle, writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { donatePath } from '@vitrine/rules/site/pages/donate-path.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { moneyPatternOf } from '../../site/sites/site-money.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { toldOfPayment, toOrder } from './after-payment.ts'
import { isWithoutCart } from './hold-order.ts'
import { paymentToken } from './payment-token.ts'
import type { PaymentRow } from './payment-store.ts'
import type { Settled } from './settle-payment.ts'

/**
 * Where whoever has paid for a donation goes on: to its page, or to where they gave with what became of it
 * and the amount. Undefined where it is no payment of one.
 */
export async function backToDonation(
  context: Context,
  request: RouteRequest<unknown, unknown, unknown> & OnSite,
  payment: PaymentRow,
  settled: Exclude<Settled, { kind: 'open' }>,
): Promise<PageReply | undefined> {
  if (!isWithoutCart(payment)) return undefined
  // the shopper's own cart has nothing to do with it
  if (settled.kind === 'placed') return toOrder(context, request, settled.orderId, true)
  const { settings, locale } = await visitorView(context, request)
  const { currency } = payment
  const { decimal } = moneyPatternOf(settings, currency, locale)
  const style = amountStyle(currency, decimal, signsOfCurrency(currency))
  const page = donatePath(writeTypedAmount(payment.amount_cents, style))
  // by which whoever typed finds what they have typed
  const of = paymentToken(context, request.site.siteId, payment.id)
  return { redirect: `${page}&payment=${toldOfPayment(settled.code)}&of=${of}`, status: 303 }
}
