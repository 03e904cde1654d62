import { sql } from 'kysely'
import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderEventDetail, OrderEventTable } from '../../ground/db/shop-tables.ts'

/** Who does something with an order, and when. */
export type OrderDeed = Happening & { readonly authorId: string }

/** The same, or what happens by itself. */
export type Happening = {
  /** Null: nobody does it. */
  readonly authorId: string | null
  /** Epoch milliseconds. */
  readonly now: number
  readonly random: Random
}

type NewEvent = Pick<OrderEventTable, 'kind'> & {
  readonly detail: OrderEventDetail
  /** Of what happens once, however often it is told; absent: it is a new one. */
  readonly id?: string
}

export type OrderEventRow = Pick<OrderEventTable, 'id' | 'kind' | 'at'> & {
  readonly detail: OrderEventDetail
  /** Null where the account is gone. */
  readonly by: string | null
}

/** What was done with an order, oldest first. */
export function listOrderEvents(site: SiteDatabase, orderId: string): Promise<OrderEventRow[]> {
  return site.queries
    .selectFrom('order_event')
    .leftJoin('account', 'account.account_id', 'order_event.author_id')
    .select(['id', 'kind', 'at', 'detail', 'account.display_name as by'])
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where(sql<boolean>`coalesce((detail ->> 'isAway')::boolean, false) = false`)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/**
 * Writes what was done with an order, or noted about it.
 * @returns the event's id; undefined where the site has no such order, or knows it already
 */
export async function insertEvent(
  site: SiteDatabase,
  orderId: string,
  { kind, detail, id }: NewEvent,
  { authorId, now, random }: Happening,
): Promise<string | undefined> {
  const eventId = id ?? makeId(now, random)
  const { numAffectedRows } = await sql`
    with touched as (
      update shop_order set touched_at = greatest(touched_at, ${now}::bigint)
      where website_id = ${site.siteId} and id = ${orderId} returning website_id, id
    )
    insert into order_event (website_id, order_id, id, kind, at, author_id, detail)
    select website_id, id, ${eventId}, ${kind}, ${now}::bigint, ${authorId},
      ${JSON.stringify(detail)}::jsonb
    from touched on conflict do nothing`.execute(site.queries)
  return (numAffectedRows ?? 0n) > 0n ? eventId : undefined
}

/** Puts a note away, or brings it back as it was; false where there is none that is otherwise. */
export async function putNoteAway(
  site: SiteDatabase,
  { orderId, noteId }: { readonly orderId: string; readonly noteId: string },
  isAway: boolean,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update order_event set detail = detail || ${JSON.stringify({ isAway })}::jsonb
    where website_id = ${site.siteId} and order_id = ${orderId} and id = ${noteId}
      and kind = 'note' and coalesce((detail ->> 'isAway')::boolean, false) <> ${isAway}`.execute(
    site.queries,
  )
  return (numAffectedRows ?? 0n) > 0n
}
