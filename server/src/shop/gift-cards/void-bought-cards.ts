import type { SiteDatabase } from '../../ground/db/database.ts'

type Pieces = { readonly line: number; readonly quantity: number }

type Deed = { readonly orderId: string; readonly cause: string; readonly now: number }

/**
 * Makes as many gift cards of an order void as pieces of their lines are given back, of those that nobody
 * has spent of. Lines of other goods have none.
 * @returns false where fewer are whole: nothing is written
 */
export async function voidBoughtCards(
  site: SiteDatabase,
  pieces: readonly Pieces[],
  { orderId, cause, now }: Deed,
): Promise<boolean> {
  const cards = await lockCardsOf(site, orderId)
  const chosen: string[] = []
  for (const { line, quantity } of pieces) {
    const ofLine = cards.filter((card) => card.line === line)
    if (ofLine.length === 0) continue
    const whole = ofLine.filter((card) => !card.isVoid && card.balanceCents === card.valueCents)
    if (whole.length < quantity) return false
    chosen.push(...whole.slice(0, quantity).map(({ id }) => id))
  }
  if (chosen.length === 0) return true
  await site.queries
    .updateTable('gift_card')
    .set({ voided_at: now, void_cause: cause })
    .where('website_id', '=', site.siteId)
    .where('id', 'in', chosen)
    .execute()
  return true
}

/** Brings back what was made void for a cause that came to nothing, such as a refused refund. */
export async function unvoidCards(
  site: SiteDatabase,
  orderId: string,
  cause: string,
): Promise<void> {
  await site.queries
    .updateTable('gift_card')
    .set({ voided_at: null, void_cause: null })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('void_cause', '=', cause)
    .execute()
}

async function lockCardsOf(site: SiteDatabase, orderId: string) {
  const rows = await site.queries
    .selectFrom('gift_card')
    .select(['id', 'line', 'value_cents', 'balance_cents', 'voided_at'])
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(
    ({ id, line, value_cents: valueCents, balance_cents: balanceCents, voided_at }) => {
      return { id, line, valueCents, balanceCents, isVoid: voided_at !== null }
    },
  )
}
