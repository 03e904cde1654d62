import type {
  KeptMethod,
  MethodReport,
  PaymentProvider,
} from '@vitrine/rules/shop/payments/payment-provider.ts'
import { refuseOtherCard } from '@vitrine/rules/shop/subscriptions/subscription.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import { cardPath } from '@vitrine/rules/shop/subscriptions/subscriptions-paths.ts'
import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { readSettings } from '../cart/load-cart.ts'
import { findProvider, providerOf } from '../payments/find-provider.ts'
import { forgetMethodLater } from '../payments/keep-card.ts'
import { keepMethod } from '../subscriptions/keep-method.ts'
import { lockSubscription, type SubscriptionRow } from '../subscriptions/subscription-rows.ts'
import { cardSetupToken } from './card-setup-token.ts'
import {
  insertSetup,
  keepWhereItIsTyped,
  lockSetup,
  updateSetup,
  type CardSetupRow,
} from './card-setup-store.ts'

export type SetupState = CardSetupRow['state']

type Turn = { readonly now: number; readonly random: Random }

/** Whoever is led to a page of the provider's needs a while for it. */
const firstLookMs = 5 * 60_000

/**
 * Asks whoever subscribes for another card, on a page of the provider's. The row stands before the
 * provider is asked, so that a card is looked for whatever happens to this process.
 * @returns the token of the way there
 */
export async function askForOtherCard(
  context: Context,
  view: SiteView,
  row: SubscriptionRow,
  { origin, ...turn }: Turn & { readonly origin: string },
): Promise<Result<string>> {
  const refusal = refuseOtherCard(row.state)
  if (refusal !== undefined) return refuse(refusal)
  const { site } = view.documents
  const { store } = await readSettings(view)
  const provider = await findProvider(context, site, store)
  // what is paid with money is not to be paid by a card of the tests, nor the other way round
  if (provider?.isTest !== row.test_mode) return refuse(subscriptionsRefusal('card-not-asked-for'))
  const id = makeId(turn.now, turn.random)
  await insertSetup(site, {
    id,
    subscription_id: row.id,
    provider: provider.name,
    provider_account: provider.account,
    created_at: turn.now,
    look_at: turn.now + firstLookMs,
  })
  const token = cardSetupToken(context, view.siteId, id)
  const returnTo = `${origin}${cardPath('cardBack', token)}`
  try {
    const asked = await provider.askForMethod({
      setupId: id,
      currency: row.currency,
      email: row.email,
      locale: view.locale,
      returnTo,
      backTo: `${returnTo}?back=1`,
      now: turn.now,
    })
    await keepWhereItIsTyped(site, id, asked)
    return ok(token)
  } catch (error) {
    context.logger.warn({ err: error, setup: id }, 'a provider did not ask for a card')
    await updateSetup(site, id, { state: 'stopped', look_at: null })
    return refuse(subscriptionsRefusal('card-not-asked-for'))
  }
}

/** Asks a provider what has become of it, or ends it, and writes that. */
export async function settleSetup(
  context: Pick<Context, 'database' | 'config' | 'signingKey' | 'clock' | 'random' | 'logger'>,
  siteId: SiteId,
  setup: CardSetupRow,
  ask: (provider: PaymentProvider, ref: string) => Promise<MethodReport>,
): Promise<SetupState> {
  if (setup.state !== 'open') return setup.state
  const site = context.database.dbFor(siteId)
  const provider = await providerOf(context, site, setup)
  if (provider === undefined || setup.provider_ref === null) return 'open'
  let report: MethodReport
  try {
    report = await ask(provider, setup.provider_ref)
  } catch (error) {
    context.logger.warn({ err: error, setup: setup.id }, 'a provider did not tell of a card')
    return 'open'
  }
  if (report.state === 'open') return 'open'
  const turn = { now: context.clock(), random: context.random }
  return context.database.transact(siteId, (locked) =>
    write(locked, setup.id, report, { isTest: provider.isTest, ...turn }),
  )
}

/** Once, by whoever hears of it first: whoever comes back, a hint of the provider's, the job. */
async function write(
  site: SiteDatabase,
  id: string,
  report: Exclude<MethodReport, { state: 'open' }>,
  turn: Turn & { readonly isTest: boolean },
): Promise<SetupState> {
  const setup = await lockSetup(site, id)
  if (setup === undefined) return 'stopped'
  if (setup.state !== 'open') return setup.state
  const isKept = report.state === 'kept' && (await use(site, setup, report.method, turn))
  const state = isKept ? 'kept' : 'stopped'
  await updateSetup(site, id, { state, look_at: null, go_to: null })
  return state
}

/** False where nothing is charged any more by the time that it is there: it is forgotten. */
async function use(
  site: SiteDatabase,
  setup: CardSetupRow,
  method: KeptMethod,
  turn: Turn & { readonly isTest: boolean },
): Promise<boolean> {
  const row = await lockSubscription(site, setup.subscription_id)
  if (row === undefined || refuseOtherCard(row.state) !== undefined) {
    await forgetMethodLater(site, { ...setup, ref: method.ref }, turn)
    return false
  }
  await keepMethod(site, row, { ...setup, method, testMode: turn.isTest }, turn)
  return true
}
