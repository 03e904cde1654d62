import { extendedGrant } from '@vitrine/rules/shop/downloads/download-grant.ts'
import { downloadsRefusal } from '@vitrine/rules/shop/downloads/downloads-messages.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { changeGrant, type ChangedGrant } from '../downloads/change-grant.ts'
import { insertEvent, type OrderDeed } from './order-events-store.ts'
import { readOrderWithEvents, type MailContext } from './read-order-events.ts'

type Which = { readonly orderId: string; readonly downloadId: string }

/** What an owner does with a download of an order. */
export type DownloadDeed = 'extend' | 'revoke' | 'restore'

const kinds = {
  extend: 'download-extended',
  revoke: 'download-revoked',
  restore: 'download-restored',
} as const

/** Changes what is left of a download and notes it in the order's history; done twice, it stays as it is. */
export async function changeDownload(
  context: MailContext & Pick<Context, 'database'>,
  siteId: SiteId,
  { orderId, downloadId }: Which,
  done: DownloadDeed,
  deed: OrderDeed,
): Promise<Result<OrderWithEvents>> {
  const changed = await context.database.transact(siteId, (site) =>
    change(site, { orderId, downloadId }, done, deed),
  )
  if (changed === undefined) return refuse(downloadsRefusal('no-such-download'))
  return readOrderWithEvents(context, context.database.dbFor(siteId), orderId)
}

async function change(
  site: SiteDatabase,
  { orderId, downloadId }: Which,
  done: DownloadDeed,
  deed: OrderDeed,
): Promise<ChangedGrant | undefined> {
  const { now } = deed
  const changed = await changeGrant(
    site,
    { orderId, id: downloadId },
    (use) => {
      if (done === 'extend') return { ...use, ...extendedGrant(use, now) }
      return { ...use, revokedFor: done === 'restore' ? null : (use.revokedFor ?? 'owner') }
    },
    now,
  )
  if (changed?.isOther === true) {
    await insertEvent(site, orderId, { kind: kinds[done], detail: { file: changed.name } }, deed)
  }
  return changed
}
