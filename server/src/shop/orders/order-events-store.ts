import { sql } from 'kysely'
import { makeId } from '@vitrine/rules/ground/ids/ids.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { OrderEventDetail, OrderEventTable } from '../../ground/db/schema.ts'
import type { OrderDeed } from './orders-store.ts'

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

export async function insertNote(
  site: SiteDatabase,
  orderId: string,
  text: string,
  { authorId, now, random }: OrderDeed,
): Promise<void> {
  await site.queries
    .insertInto('order_event')
    .values({
      website_id: site.siteId,
      order_id: orderId,
      id: makeId(now, random),
      kind: 'note',
      at: now,
      author_id: authorId,
      detail: JSON.stringify({ text }),
    })
    .execute()
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

/** Notes that nothing of a cancelled order came back, as there is no stock of it any more. */
export async function noteNotRestocked(site: SiteDatabase, orderId: string): Promise<void> {
  await site.queries
    .updateTable('order_event')
    .set({ detail: JSON.stringify({ restocked: false }) })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancelled')
    .execute()
}
