import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { PaymentProvider } from '@vitrine/rules/shop/payments/payment-provider.ts'
import { paymentModes } from '@vitrine/rules/site/sites/stripe-settings.ts'
import { refuse, type Refused } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { PageReply } from '../../ground/http/reply.ts'
import type { OnSite, RouteRequest } from '../../ground/http/route.ts'
import { visitorView } from '../../site/views/visitor-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { readStripeHint, type StripeHint } from '../payments/read-stripe-hint.ts'
import { stripeOf, webhookSecretOf } from '../payments/stripe-of-site.ts'
import { findPayment, type PaymentRow } from './payment-store.ts'
import { settleSetup } from './card-setup.ts'
import { findSetup } from './card-setup-store.ts'
import { lookAfterPayment } from './look-after-payment.ts'
import { lookAtPayment } from './stop-payment.ts'

/**
 * Hears from Stripe that something has happened to a payment, and looks what. What is signed and not
 * about a payment of ours is answered well, as Stripe would send it again for days; where the look
 * comes to nothing, the job looks again; what has happened afterwards no job looks for, and so Stripe is
 * told to say it again.
 */
export async function hearStripe(
  context: Context,
  request: RouteRequest<unknown, unknown, Uint8Array> & OnSite,
): Promise<PageReply | Refused> {
  const { siteId } = request.site
  const heard = await readHint(context, request)
  if (heard === 'forged') return refuse(checkoutRefusal('hint-forged'))
  if (heard !== 'not-ours') {
    const isDone = await follow(context, siteId, heard)
    // what nobody asks for again is told once more by Stripe
    if (!isDone) return refuse(ordersRefusal('provider-silent'))
  }
  return { empty: true, status: 200 }
}

type Heard = {
  readonly hint: StripeHint
  /** Stripe by the key that the shop has now. */
  readonly provider: PaymentProvider | undefined
}

/** @returns false where Stripe has to tell it again */
async function follow(
  context: Context,
  siteId: SiteId,
  { hint, provider }: Heard,
): Promise<boolean> {
  const site = context.database.dbFor(siteId)
  if ('afterwards' in hint) {
    const known = await findPayment(site, { provider_ref: hint.afterwards })
    const id = known?.id ?? (await provider?.paymentOf?.(hint.afterwards).catch(() => null))
    if (id === null) return false
    const payment = id === undefined ? undefined : await findByStripe(site, { id })
    return payment === undefined || lookAfterPayment(context, siteId, payment)
  }
  const payment = await findHinted(site, hint)
  if (payment !== undefined) await lookAtPayment(context, siteId, payment)
  else if ('ref' in hint) await followCard(context, site, hint.ref)
  return true
}

/** A page may be one on which another card of a subscription is given. */
async function followCard(context: Context, site: SiteDatabase, ref: string): Promise<void> {
  const setup = await findSetup(site, { provider_ref: ref })
  if (setup === undefined) return
  await settleSetup(context, site.siteId, setup, (provider, name) => provider.lookAtMethod(name))
}

/** One that it names by our own id is found by that: its page has another name. */
async function findHinted(
  site: SiteDatabase,
  hint: Exclude<StripeHint, { afterwards: string }>,
): Promise<PaymentRow | undefined> {
  if ('ref' in hint) return findPayment(site, { provider_ref: hint.ref })
  const named = await findPayment(site, { provider_ref: hint.intent })
  if (named !== undefined || hint.paymentId === null) return named
  return findByStripe(site, { id: hint.paymentId })
}

async function findByStripe(
  site: SiteDatabase,
  by: { readonly id: string },
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(site, by)
  return payment?.provider.startsWith('stripe') === true ? payment : undefined
}

/** By whichever account's secret it is signed. */
async function readHint(
  context: Context,
  request: RouteRequest<unknown, unknown, Uint8Array> & OnSite,
): Promise<Heard | 'forged' | 'not-ours'> {
  const { store } = await readSettings(await visitorView(context, request))
  const signature = request.headers['stripe-signature']
  if (typeof signature !== 'string') return 'forged'
  const site = context.database.dbFor(request.site.siteId)
  for (const mode of paymentModes) {
    const secret = await webhookSecretOf(context, site, store, mode)
    if (secret === undefined) continue
    const hint = readStripeHint(request.body, signature, secret, request.now)
    if (hint === 'forged') continue
    if (hint === 'not-ours') return hint
    const secretId = store.stripe?.[mode]?.secretId ?? null
    return { hint, provider: await stripeOf(context, site, mode, secretId) }
  }
  return 'forged'
}
