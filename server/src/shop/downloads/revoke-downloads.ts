import type { SiteDatabase } from '../../ground/db/database.ts'
import { revokeGrantsOfOrder, revokePieces } from './grant-store.ts'

/** What of an order goes back, in the transaction that says so: as many of its downloads, and only those. */
export async function revokeRefunded(
  site: SiteDatabase,
  orderId: string,
  lines: readonly { readonly line: number | null; readonly quantity: number }[],
  now: number,
): Promise<void> {
  for (const { line, quantity: pieces } of lines) {
    if (line !== null && pieces > 0) await revokePieces(site, orderId, { line, pieces, now })
  }
}

/** Of an order that is cancelled nothing is downloaded any more. */
export function revokeCancelled(site: SiteDatabase, orderId: string, now: number): Promise<void> {
  return revokeGrantsOfOrder(site, orderId, 'cancellation', now)
}
