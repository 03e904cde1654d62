import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** What an order, or a refund, moves on one gift card; minor units. */
type Part = { readonly id: string; readonly cents: number }

type Deed = { readonly orderId: string; readonly now: number }

/**
 * Takes what gift cards pay for an order, in the order of their ids, so that two orders never wait for
 * each other.
 * @returns false where one of them has less by now, or is void; its caller must then undo all
 */
export async function spendGiftCards(
  site: SiteDatabase,
  parts: readonly Part[],
  { orderId, now }: Deed,
): Promise<boolean> {
  for (const { id, cents } of inOrder(parts)) {
    const { rows } = await sql`
      with spent as (
        update gift_card set balance_cents = balance_cents - ${cents}::bigint
        where website_id = ${site.siteId} and id = ${id} and voided_at is null
          and balance_cents >= ${cents}::bigint returning id
      )
      insert into gift_card_entry (website_id, gift_card_id, cause, cents, order_id, at)
      select ${site.siteId}, id, ${`order ${orderId}`}, -${cents}::bigint, ${orderId}, ${now}::bigint
      from spent returning gift_card_id`.execute(site.queries)
    if (rows.length === 0) return false
  }
  return true
}

/**
 * Gives back to gift cards, once for each cause: of an order that was not written after all, or of a
 * refund. One that is void gets it too: what it is worth is told, and its owner may bring it back.
 * @param cause such as `release <order>`
 */
export async function giveBackToGiftCards(
  site: SiteDatabase,
  parts: readonly Part[],
  { cause, orderId, now }: Deed & { readonly cause: string },
): Promise<void> {
  for (const { id, cents } of inOrder(parts)) {
    await sql`
      with noted as (
        insert into gift_card_entry (website_id, gift_card_id, cause, cents, order_id, at)
        values (${site.siteId}, ${id}, ${cause}, ${cents}::bigint, ${orderId}, ${now}::bigint)
        on conflict do nothing returning gift_card_id
      )
      update gift_card set balance_cents = balance_cents + ${cents}::bigint
      where website_id = ${site.siteId} and id = (select gift_card_id from noted)`.execute(
      site.queries,
    )
  }
}

function inOrder(parts: readonly Part[]): readonly Part[] {
  return parts.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
