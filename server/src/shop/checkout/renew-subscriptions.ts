import type {
  PaymentProvider,
  PaymentReport,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { workAtOnce } from '../../ground/jobs/at-once.ts'
import { ProviderRefused } from '../payments/provider-refused.ts'
import { providerOf } from '../payments/find-provider.ts'
import {
  findSubscription,
  listAwake,
  type AwakeSubscription,
} from '../subscriptions/subscription-rows.ts'
import { beginDueCycle } from './begin-cycle.ts'
import { holdSite } from './checkout-store.ts'
import { CatalogueChanged, type HeldPayment } from './hold-order.ts'
import { keepRef } from './payment-store.ts'
import { settlePayment, type SettlingContext } from './settle-payment.ts'

export type RenewingContext = SettlingContext & Pick<Context, 'views' | 'uptime'>

const perRound = 100
const atOnce = 4

/**
 * Charges what is due of subscriptions, on every site of the installation. Each cycle is begun under
 * the lock of its subscription, and its payment settled like any other: a process that ends in between
 * leaves a payment of which the job asks the provider (`settle-due-payments.ts`).
 */
export async function renewSubscriptions(context: RenewingContext): Promise<void> {
  const awake = await listAwake(context.database, context.clock(), perRound)
  await workAtOnce(awake, atOnce, (one) => tryToRenew(context, one))
}

async function tryToRenew(context: RenewingContext, one: AwakeSubscription): Promise<void> {
  try {
    await renew(context, one)
  } catch (error) {
    // those of others wait for none
    context.logger.warn({ err: error, ...one }, 'a subscription was not renewed')
  }
}

async function renew(context: RenewingContext, { siteId, id }: AwakeSubscription): Promise<void> {
  const site = context.database.dbFor(siteId)
  const row = await findSubscription(site, id)
  if (row === undefined) return
  const provider = await providerOf(context, site, row)
  const payment = await begin(context, siteId, id, provider)
  if (payment === undefined || provider === undefined) return
  const charged = await charge(context, siteId, provider, payment, row.method_ref)
  if (charged === undefined) return
  await settlePayment(context, siteId, charged.payment, charged.report)
}

const triesBeside = 4

async function begin(
  context: RenewingContext,
  siteId: SiteId,
  id: string,
  provider: PaymentProvider | undefined,
): Promise<HeldPayment | undefined> {
  const moment = { now: context.clock(), random: context.random }
  for (let tries = 1; ; tries++) {
    const isLast = tries > triesBeside
    const seen = { now: moment.now, uptime: context.uptime() }
    const view = await context.views.live.find(siteId, seen)
    if (view === undefined) return undefined
    try {
      return await context.database.transact(siteId, async (locked) => {
        if (isLast) await holdSite(locked)
        return beginDueCycle(context, locked, view, provider, id, moment)
      })
    } catch (error) {
      if (!(error instanceof CatalogueChanged) || isLast) throw error
    }
  }
}

type Charged = { readonly payment: HeldPayment; readonly report: PaymentReport }

/** Undefined where nobody knows what became of it, and the job asks again. */
async function charge(
  context: RenewingContext,
  siteId: SiteId,
  provider: PaymentProvider,
  payment: HeldPayment,
  method: string | null,
): Promise<Charged | undefined> {
  const { amount_cents: amountCents, currency, frozen_order } = payment
  if (amountCents === 0) return { payment, report: { state: 'captured', amountCents, currency } }
  if (method === null) return { payment, report: { state: 'failed', reason: 'needs-shopper' } }
  const wish = {
    paymentId: payment.id,
    amountCents,
    currency,
    token: '',
    email: frozen_order.buyer.email,
    description: frozen_order.entries[0]?.title ?? '',
    locale: frozen_order.locale,
    returnTo: '',
    backTo: '',
    heldUntil: payment.held_until,
    method,
  }
  const site = context.database.dbFor(siteId)
  const failed = (error: unknown): Error => {
    context.logger.warn({ err: error, payment: payment.id }, 'a provider did not renew')
    return error instanceof Error ? error : new Error('unknown')
  }
  const prepared = await provider.prepare(wish).catch(failed)
  if (prepared instanceof Error) {
    // no money has moved: what is refused for good only whoever subscribes can mend
    const isForGood = prepared instanceof ProviderRefused
    return {
      payment,
      report: { state: 'failed', reason: isForGood ? 'needs-shopper' : 'timed-out' },
    }
  }
  const { ref } = prepared
  if (!(await keepRef(site, payment.id, ref))) return undefined
  const known = { ...payment, provider_ref: ref }
  const report = await provider.confirm(ref, wish).catch(failed)
  return report instanceof Error ? undefined : { payment: known, report }
}
