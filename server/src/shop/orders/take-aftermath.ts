import type { Aftermath, Dispute } from '@vitrine/rules/shop/payments/payment-provider.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { noteForeignRefund } from '../payments/note-payment-trouble.ts'
import { insertEvent, type Happening } from './order-events-store.ts'
import { findOrderRow, lockOrder, setDispute, type WholeOrderRow } from './orders-store.ts'
import { toOrder } from './read-order.ts'
import { findWishOfKey } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'
import { setStatusByRefund } from './set-status-by-sending.ts'
import { writeOutcome, type RefundContext } from './settle-refund.ts'
import { tellOwnerOfMoney } from './tell-owner-of-money.ts'

/**
 * Writes what has happened at a provider to the money of an order, each of it once: refunds that were made
 * there, and disputes, which mark the order, tell its owner, and move nothing else.
 */
export function takeAftermath(
  context: RefundContext,
  siteId: SiteId,
  order: { readonly id: string; readonly provider: string },
  { refunds, disputes }: Aftermath,
): Promise<void> {
  return context.database.transact(siteId, async (site) => {
    await lockOrder(site, order.id)
    for (const refund of refunds) await takeRefund(context, site, order, refund)
    if (disputes.length === 0) return
    const row = await findOrderRow(site, { id: order.id })
    if (row === undefined) return
    const turn = { now: context.clock(), random: context.random }
    for (const dispute of disputes) await takeDispute(context, site, row, dispute, turn)
    const state = stateOfAll(disputes)
    if (row.dispute !== state) await setDispute(site, order.id, state)
  })
}

/** It has moved its money already: what is left to do is to count it. */
async function takeRefund(
  context: RefundContext,
  site: SiteDatabase,
  { id: orderId, provider }: { readonly id: string; readonly provider: string },
  { ref, amountCents }: Aftermath['refunds'][number],
): Promise<void> {
  const key = `provider ${ref}`
  if ((await findWishOfKey(site, orderId, key)) !== undefined) return
  const row = await findOrderRow(site, { id: orderId })
  if (row === undefined) return
  const turn = { now: context.clock(), random: context.random }
  const wish = { units: [], shippingCents: 0, amountCents }
  const terms = { key, wish: ref, restock: false, reason: '', tellsCustomer: false } as const
  // nobody of the site has asked for it
  const deed = { ...turn, authorId: '' }
  const written = await requestRefund(site, row, wish, { ...terms, isByProvider: true }, deed)
  if (!written.ok) {
    return noteForeignRefund(site, row, { ref, provider }, turn.now)
  }
  await setStatusByRefund(site, orderId)
  await writeOutcome(context, site, { orderId, id: written.value }, { state: 'done', provider })
}

async function takeDispute(
  context: RefundContext,
  site: SiteDatabase,
  row: WholeOrderRow,
  { ref, amountCents: cents, reason, state }: Dispute,
  turn: Pick<Happening, 'now' | 'random'>,
): Promise<void> {
  const happening = { ...turn, authorId: null }
  const dispute = { ref, cents, reason }
  const opened = await insertEvent(
    site,
    row.id,
    { id: `${ref} opened`, kind: 'dispute-opened', detail: { dispute } },
    happening,
  )
  const isOpen = state === 'open'
  const isWon = state === 'won'
  const closed = isOpen
    ? undefined
    : await insertEvent(
        site,
        row.id,
        // it may be decided anew, after an appeal
        {
          id: `${ref} ${state}`,
          kind: 'dispute-closed',
          detail: { dispute: { ...dispute, isWon } },
        },
        happening,
      )
  if ((isOpen ? opened : closed) === undefined) return
  const news = { kind: 'order-disputed', cents, isWon: isOpen ? null : isWon } as const
  await tellOwnerOfMoney(context, site, toOrder(site.siteId, row), news, turn)
}

function stateOfAll(disputes: readonly Dispute[]): Dispute['state'] {
  const states = disputes.map(({ state }) => state)
  if (states.includes('open')) return 'open'
  return states.includes('lost') ? 'lost' : 'won'
}
