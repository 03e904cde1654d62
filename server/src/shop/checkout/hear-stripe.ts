import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { paymentModes } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readStripeHint, type StripeHint } from '../payments/read-stripe-hint.ts'
import { webhookSecretOf } from '../payments/stripe-of-site.ts'
import { findPayment, type PaymentRow } from './payment-store.ts'
import { lookAtPayment } from './stop-payment.ts'

/**
 * Hears from Stripe that something has happened to a payment, and looks what. What is signed and not
 * about a payment of ours is answered well, as Stripe would send it again for days; where the look
 * comes to nothing, the job looks again.
 */
export async function hearStripe(
  context: Context,
  request: RouteRequest<unknown, unknown, Uint8Array> & OnSite,
): Promise<PageReply | Refused> {
  const { siteId } = request.site
  const site = context.database.dbFor(siteId)
  const hint = await readHint(context, request)
  if (hint === 'forged') return refuse(checkoutRefusal('hint-forged'))
  const payment = hint === 'not-ours' ? undefined : await findHinted(site, hint)
  if (payment !== undefined) await lookAtPayment(context, siteId, payment)
  return { empty: true, status: 200 }
}

/** One that it names by our own id is found by that: its page has another name. */
async function findHinted(site: SiteDatabase, hint: StripeHint): Promise<PaymentRow | undefined> {
  if ('ref' in hint) return findPayment(site, { provider_ref: hint.ref })
  const named = await findPayment(site, { provider_ref: hint.intent })
  if (named !== undefined || hint.paymentId === null) return named
  const ours = await findPayment(site, { id: hint.paymentId })
  return ours?.provider.startsWith('stripe') === true ? ours : undefined
}

/** By whichever account's secret it is signed. */
async function readHint(
  context: Context,
  request: RouteRequest<unknown, unknown, Uint8Array> & OnSite,
): Promise<ReturnType<typeof readStripeHint>> {
  const { store } = await readSettings(await visitorView(context, request))
  const signature = request.headers['stripe-signature']
  if (typeof signature !== 'string') return 'forged'
  const site = context.database.dbFor(request.site.siteId)
  for (const mode of paymentModes) {
    const secret = await webhookSecretOf(context, site, store, mode)
    if (secret === undefined) continue
    const hint = readStripeHint(request.body, signature, secret, request.now)
    if (hint !== 'forged') return hint
  }
  return 'forged'
}
