import { grantState } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { downloadsRefusal } from '@vitrine/rules/shop/downloads/downloads-messages.ts'
import { ordersRefusal } from '@vitrine/rules/shop/orders/orders-messages.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { readDownloads } from '../downloads/read-downloads.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { readOrder } from './read-order.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'
import { tellCustomer, type CustomerContext } from './tell-customer.ts'

/** Mails whoever bought the links of what they can still download. */
export async function sendDownloads(
  context: CustomerContext & MailContext & Pick<Context, 'database'>,
  siteId: SiteId,
  orderId: string,
  deed: OrderDeed,
): Promise<Result<OrderWithEvents>> {
  const told = await context.database.transact(siteId, async (site): Promise<Result<null>> => {
    const order = await readOrder(site, { id: orderId })
    if (order === undefined) return refuse(ordersRefusal('order-not-found'))
    const open = (await readDownloads(context, site, orderId)).filter(
      ({ use }) => grantState(use, deed.now) === 'open',
    )
    if (open.length === 0) return refuse(downloadsRefusal('no-downloads'))
    await insertEvent(site, orderId, { kind: 'downloads-sent', detail: {} }, deed)
    const downloads = open.map(({ file, path }) => ({ name: file.name, path }))
    await tellCustomer(context, site, order, { kind: 'order-downloads', downloads }, deed)
    return ok(null)
  })
  if (!told.ok) return told
  return readOrderWithEvents(context, context.database.dbFor(siteId), orderId)
}
