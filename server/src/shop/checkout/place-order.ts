import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { paymentPath } from '@vitrine/rules/shop/checkout/checkout-paths.ts'
import type {
  PaymentAddress,
  PaymentProvider,
  PaymentReport,
  PaymentWish,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { readSettings } from '../cart/load-cart.ts'
import type { Context } from '../../ground/context.ts'
import { ProviderRefused } from '../payments/provider-refused.ts'
import { noteUnpayable } from '../payments/note-payment-trouble.ts'
import { findProvider } from '../payments/find-provider.ts'
import { beginPayment, refusalOf, type Begun } from './begin-payment.ts'
import type { HeldPayment } from './hold-order.ts'
import type { Attempt } from './order-attempt.ts'
import { findPayment, keepRef, keepWhereItIsPaid, type PaymentRow } from './payment-store.ts'
import { paymentToken } from './payment-token.ts'
import { outcomeOf, settlePayment } from './settle-payment.ts'
import { stopPayment } from './stop-payment.ts'

export type Paying =
  | { readonly kind: 'placed'; readonly orderId: string }
  /** Whoever pays does so elsewhere. @see paymentToken */
  | { readonly kind: 'to-pay'; readonly token: string }

/**
 * Places an order, once, for exactly the offer that the shopper saw.
 *
 * A payment goes `pending` -> `under-way` -> `succeeded` | `refused`, the second only where its money
 * comes after days:
 * 1. begin: one transaction takes the goods and codes and writes the payment with its order, frozen.
 * 2. the provider is asked outside of any transaction, by the payment's own id.
 * 3. settle: by what the provider says, one transaction writes the order with its number, lines and
 *    mails, or gives back what was held.
 * A process that ends in between leaves a `pending` payment, and the job asks the provider in its
 * place. Whatever was acknowledged was committed in step 3 as a whole.
 */
export async function placeOrder(context: Context, attempt: Attempt): Promise<Result<Paying>> {
  const { siteId } = attempt.view
  const settings = await readSettings(attempt.view)
  const provider = await findProvider(context, context.database.dbFor(siteId), settings.store)
  if (provider === undefined) return refuse(checkoutRefusal('payments-not-set-up'))
  return payOnce(context, attempt, provider, () => beginPayment(context, provider, attempt))
}

/** Begins a payment and asks for it, or goes on with what its form has begun before. */
export async function payOnce(
  context: Context,
  payer: Payer,
  provider: PaymentProvider,
  begin: () => Promise<Result<Begun>>,
): Promise<Result<Paying>> {
  const begun = await withoutOpenPayment(context, payer, await begin(), begin)
  if (!begun.ok) return begun
  if (begun.value.kind === 'open') return refuse(checkoutRefusal('order-in-flight'))
  if (begun.value.kind !== 'held') return ok(begun.value)
  return pay(context, payer, provider, begun.value)
}

/**
 * A payment of the cart that is open still: the same form goes on with it; another one means that
 * whoever pays has thought better of it, and it is stopped first.
 */
async function withoutOpenPayment(
  context: Context,
  { view: { siteId }, now }: Payer,
  begun: Result<Begun>,
  again: () => Promise<Result<Begun>>,
): Promise<Result<Paying | Begun>> {
  if (!begun.ok || begun.value.kind !== 'open') return begun
  const { payment: known, form } = begun.value
  const isAsked = known.go_to === null && now < (known.look_at ?? 0)
  // its process may be asking the provider at this moment
  if (isAsked && form !== 'same') return refuse(checkoutRefusal('order-in-flight'))
  const payment = isAsked ? await soonKnown(context, siteId, known) : known
  if (payment.status !== 'pending') return answerOfSettled(payment)
  if (payment.go_to !== null && form === 'same') {
    return ok({ kind: 'to-pay', token: paymentToken(context, siteId, payment.id) })
  }
  if (isAsked) return refuse(checkoutRefusal('order-in-flight'))
  const stopped = await stopPayment(context, siteId, payment)
  if (stopped.kind === 'placed') return ok(stopped)
  if (stopped.kind === 'open') {
    return refuse(checkoutRefusal(payment.go_to === null ? 'order-in-flight' : 'payment-unclear'))
  }
  // under its own key that answer stays; a form that came beside it begins anew
  return form === 'another' ? again() : refuse(refusalOf(stopped.code))
}

/** How often, and after how many milliseconds each, a form looks what became of the same one. */
const [looks, pauseMs] = [20, 200]

/** A form that is sent twice at once waits a little for what becomes of the first. */
async function soonKnown(
  { database }: Context,
  siteId: SiteId,
  payment: PaymentRow,
): Promise<PaymentRow> {
  let now: PaymentRow | undefined = payment
  for (let count = 0; count < looks; count++) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    now = await findPayment(database.dbFor(siteId), payment)
    if (now === undefined || now.status !== 'pending' || now.go_to !== null) break
  }
  return now ?? payment
}

function answerOfSettled(payment: PaymentRow): Result<Paying> {
  const settled = outcomeOf(payment)
  if (settled.kind === 'placed') return ok(settled)
  return refuse(
    settled.kind === 'refused' ? refusalOf(settled.code) : checkoutRefusal('order-in-flight'),
  )
}

/** Asks for what is held, or leads to where that is done. */
export async function pay(
  context: Context,
  attempt: Payer,
  provider: PaymentProvider,
  { payment, means, method }: Extract<Begun, { kind: 'held' }>,
): Promise<Result<Paying>> {
  const { siteId } = attempt.view
  const token = paymentToken(context, siteId, payment.id)
  const wish = wishOf(attempt, payment, { token, means, method })
  const asked = await ask(context, attempt, provider, payment, wish)
  if (asked.kind === 'elsewhere') return ok({ kind: 'to-pay', token })
  if (asked.kind === 'unknown') return refuse(checkoutRefusal('order-in-flight'))
  const settled = await settlePayment(context, siteId, asked.payment, asked.report, {
    dress: attempt.view,
  })
  if (settled.kind === 'placed') return ok(settled)
  if (settled.kind === 'open') return refuse(checkoutRefusal('order-in-flight'))
  if (asked.report.state !== 'captured') return refuse(refusalOf(settled.code))
  return giveBack(context, provider, payment, asked.ref)
}

/** Whose payment it is, and where its shop stands. */
export type Payer = Pick<Attempt, 'view' | 'origin' | 'now'>

type Asked =
  | {
      readonly kind: 'known'
      /** With the provider's name for it, as far as that is kept. */
      readonly payment: HeldPayment
      readonly ref: string
      readonly report: PaymentReport
    }
  | { readonly kind: 'elsewhere' }
  /** Nobody knows, and the job asks again. */
  | { readonly kind: 'unknown' }

async function ask(
  { database, logger }: Context,
  { view, now }: Payer,
  provider: PaymentProvider,
  payment: HeldPayment,
  wish: PaymentWish,
): Promise<Asked> {
  const { id, amount_cents: amountCents, currency } = payment
  if (amountCents === 0) {
    const report = { state: 'captured', amountCents, currency } as const
    return { kind: 'known', payment, ref: id, report }
  }
  const site = database.dbFor(view.siteId)
  const failed = async (error: unknown): Promise<ProviderRefused | undefined> => {
    logger.warn({ err: error, payment: id }, 'a provider did not take a payment')
    await noteUnpayable(site, provider.name, error, now)
    return error instanceof ProviderRefused ? error : undefined
  }
  const prepared = await provider.prepare(wish).catch(failed)
  // by what is only prepared no money has moved, and nobody was led to where it could
  if (prepared === undefined || prepared instanceof ProviderRefused) {
    const reason = prepared === undefined ? 'timed-out' : 'refused'
    return { kind: 'known', payment, ref: id, report: { state: 'failed', reason } }
  }
  const { ref } = prepared
  let { goTo } = prepared
  // a card can be charged before anything else is written: by its name it is found again
  const isNamed = wish.method !== undefined || ref !== id
  const known = { ...payment, provider_ref: isNamed ? ref : null }
  const isOurs = goTo !== null || !isNamed || (await keepRef(site, id, ref))
  if (goTo === null && isOurs) {
    const report = await provider.confirm(ref, wish).catch(failed)
    if (report === undefined || report instanceof ProviderRefused) return { kind: 'unknown' }
    if (report.state !== 'open' || report.goTo === undefined) {
      return { kind: 'known', payment: known, ref, report }
    }
    goTo = report.goTo
  }
  const where = goTo !== null && { ref, goTo, lookAt: now + firstLookMs }
  if (where && (await keepWhereItIsPaid(site, payment, where))) return { kind: 'elsewhere' }
  // given up by another process meanwhile, which did not know of it: nobody is led there
  const report = await provider.cancel(ref).catch(failed)
  if (report === undefined || report instanceof ProviderRefused) return { kind: 'unknown' }
  return { kind: 'known', payment, ref, report }
}

/** Whoever is led to a page of the provider's needs a while for it. */
const firstLookMs = 60_000

function wishOf(
  { view: { settings }, origin }: Payer,
  { frozen_order, ...payment }: HeldPayment,
  by: {
    readonly token: string
    readonly means: string | null
    readonly method: string | undefined
  },
): PaymentWish {
  const { token, means, method } = by
  const returnTo = `${origin}${paymentPath('paid', token)}`
  return {
    paymentId: payment.id,
    amountCents: payment.amount_cents,
    currency: payment.currency,
    token: means ?? '',
    email: frozen_order.buyer.email,
    description: settings.title,
    locale: frozen_order.locale,
    returnTo,
    backTo: `${returnTo}?back=1`,
    heldUntil: payment.held_until,
    ...(frozen_order.subscription !== undefined && { keepsMethod: true as const }),
    // what is kept to be charged again is kept for them as well
    ...(frozen_order.keepsCard === true &&
      frozen_order.subscription === undefined && { keepsForMember: true as const }),
    ...(method !== undefined && { method, isThere: true as const }),
    ...(frozen_order.takesDays === true && { takesDays: true as const }),
    ...(frozen_order.takesInstallments === true && { installments: sentTo(frozen_order.buyer) }),
  }
}

function sentTo(buyer: CheckoutEntries): PaymentAddress {
  const { firstName, lastName, line1, line2, city, region, postalCode, country } = buyer
  const name = `${firstName} ${lastName}`.trim()
  return { name, line1, line2, city, region, postalCode, country }
}

/** What came although another process had given it up, while the provider was asked. */
async function giveBack(
  { logger }: Context,
  provider: PaymentProvider,
  { id, amount_cents: amountCents, currency }: HeldPayment,
  ref: string,
): Promise<Result<never>> {
  await provider.refund({ refundId: `too-late-${id}`, ref, amountCents, currency })
  logger.warn({ payment: id }, 'a payment that came too late was given back')
  return refuse(checkoutRefusal('payment-too-late'))
}
