import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { insertEvent, putNoteAway, type OrderDeed } from './order-events-store.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'

/** Keeps something that is to be remembered about an order; customers never see it. */
export async function addNote(
  context: MailContext,
  site: SiteDatabase,
  orderId: string,
  text: string,
  deed: OrderDeed,
): Promise<Result<OrderWithEvents>> {
  const noteId = await insertEvent(site, orderId, { kind: 'note', detail: { text } }, deed)
  return noteId === undefined
    ? refuse(ordersRefusal('order-not-found'))
    : readOrderWithEvents(context, site, orderId)
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
