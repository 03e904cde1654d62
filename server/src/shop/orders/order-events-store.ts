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

/** False where it is not there, or no note. */
export async function deleteNote(
  site: SiteDatabase,
  orderId: string,
  noteId: string,
): Promise<boolean> {
  const done = await site.queries
    .deleteFrom('order_event')
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('id', '=', noteId)
    .where('kind', '=', 'note')
    .executeTakeFirst()
  return done.numDeletedRows > 0n
}
