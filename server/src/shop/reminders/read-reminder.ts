import type { Context } from '../../ground/context.ts'
import type { SiteView } from '../../site/views/site-view.ts'
import { loadCartLinesOf, type PricedLines } from '../cart/load-cart.ts'
import { findReminder, stopReminders } from './reminder-store.ts'
import { reminderOfToken } from './reminder-token.ts'

/** The cart that a link of a reminder is of. */
export type ReadReminder = {
  readonly cartId: string
  /** What lies in it; none: it is bought, empty or gone. */
  readonly entries: PricedLines['entries']
  readonly isStopped: boolean
}

/** Undefined where a link is none of ours, or what it was of is long forgotten. */
export async function readReminder(
  context: Pick<Context, 'signingKey'>,
  view: SiteView,
  token: string,
  now: number,
): Promise<ReadReminder | undefined> {
  const id = reminderOfToken(context, view.siteId, token)
  const found = id === undefined ? undefined : await findReminder(view.documents.site, id)
  if (found === undefined) return undefined
  const lines = await loadCartLinesOf(view, found.cartId, now)
  const isOpen = lines?.cart.purchasedOrderId === null
  return { ...found, entries: isOpen ? lines.entries : [] }
}

/** Sends the address of a link no more reminders. */
export async function stopRemindersOf(
  context: Pick<Context, 'signingKey'>,
  { siteId, documents }: Pick<SiteView, 'siteId' | 'documents'>,
  token: string,
  now: number,
): Promise<void> {
  const id = reminderOfToken(context, siteId, token)
  if (id !== undefined) await stopReminders(documents.site, id, now)
}
