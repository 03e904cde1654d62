import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { insertNote, putNoteAway } from './order-events-store.ts'
import type { OrderDeed } from './orders-store.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'
import { readOrder } from './read-order.ts'

/** Keeps something that is to be remembered about an order; customers never see it. */
export async function addNote(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
  text: string,
  deed: OrderDeed,
): Promise<Result<OrderWithEvents>> {
  if ((await readOrder(site, { id: orderId })) === undefined) {
    return refuse(ordersRefusal('order-not-found'))
  }
  await insertNote(site, orderId, text, deed)
  return readOrderWithEvents(context, site, orderId)
}

/** Removes a note, or brings it back: whose it is and of when stays. */
export async function moveNote(
  context: MailContext,
  site: SiteDatabase,
  note: { readonly orderId: string; readonly noteId: string },
  to: 'away' | 'back',
): Promise<Result<OrderWithEvents>> {
  const done = await putNoteAway(site, note, to === 'away')
  return done
    ? readOrderWithEvents(context, site, note.orderId)
    : refuse(ordersRefusal('no-such-note'))
}
