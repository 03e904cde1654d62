import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

type Deed = { readonly orderId: string; readonly cause: string; readonly now: number }

/** What of an order is given back. */
type GivenBack = {
  /** Pieces of lines. */
  readonly pieces: readonly { readonly line: number; readonly quantity: number }[]
  /** Lines of which all money goes back, whatever it is called. */
  readonly wholeLines: ReadonlySet<number>
}

/**
 * Makes as many gift cards of an order void as pieces of their lines are given back, of those that nobody
 * has spent of; one that was made void by hand, or by a cancellation, counts as given back. Where all
 * money of a line goes back, all of its cards become void with whatever is left on them.
 * @returns false where fewer are whole: nothing is written
 */
export async function voidBoughtCards(
  site: SiteDatabase,
  { pieces, wholeLines }: GivenBack,
  { orderId, cause, now }: Deed,
): Promise<boolean> {
  const cards = await lockCardsOf(site, orderId)
  const chosen = cards.filter(({ line }) => line !== null && wholeLines.has(line))
  for (const { line, quantity } of pieces) {
    const ofLine = cards.filter((card) => card.line === line)
    if (ofLine.length === 0 || wholeLines.has(line)) continue
    // those that are void already first: nothing is taken from anybody
    const whole = ofLine
      .filter((card) => card.isWhole && !card.isRefunded)
      .toSorted((one, other) => Number(other.isVoid) - Number(one.isVoid))
    if (whole.length < quantity) return false
    chosen.push(...whole.slice(0, quantity))
  }
  await setVoid(site, chosen, { cause, now })
  return true
}

/** Makes all gift cards of an order void, with whatever is left on them. */
export async function voidAllCards(site: SiteDatabase, { orderId, ...deed }: Deed): Promise<void> {
  await setVoid(site, await lockCardsOf(site, orderId), deed)
}

type LockedCard = Awaited<ReturnType<typeof lockCardsOf>>[number]

async function setVoid(
  site: SiteDatabase,
  cards: readonly LockedCard[],
  { cause, now }: Omit<Deed, 'orderId'>,
): Promise<void> {
  if (cards.length === 0) return
  await site.queries
    .updateTable('gift_card')
    .set({
      // what was void before stays so, whatever becomes of this
      void_cause: sql<string>`case when voided_at is null then ${cause}::text
        else ${voidBefore(cause)}::text end`,
      voided_at: sql<number>`coalesce(voided_at, ${now}::bigint)`,
    })
    .where('website_id', '=', site.siteId)
    .where(
      'id',
      'in',
      cards.map(({ id }) => id),
    )
    .execute()
}

function voidBefore(cause: string): string {
  return `${cause} (void before)`
}

/** Brings back what was made void for a cause that came to nothing, such as a refused refund. */
export async function unvoidCards(
  site: SiteDatabase,
  orderId: string,
  cause: string,
): Promise<void> {
  await site.queries
    .updateTable('gift_card')
    .set({
      voided_at: sql<number | null>`case when void_cause = ${cause} then null else voided_at end`,
      void_cause: null,
    })
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .where('void_cause', 'in', [cause, voidBefore(cause)])
    .execute()
}

async function lockCardsOf(site: SiteDatabase, orderId: string) {
  const rows = await site.queries
    .selectFrom('gift_card')
    .select(['id', 'line', 'value_cents', 'balance_cents', 'voided_at', 'void_cause'])
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    line: row.line,
    isWhole: row.balance_cents === row.value_cents,
    isVoid: row.voided_at !== null,
    isRefunded: row.void_cause?.startsWith('refund ') === true,
  }))
}

/** The lines of an order by which gift cards were bought. */
export async function linesOfBoughtCards(
  site: SiteDatabase,
  orderId: string,
): Promise<ReadonlySet<number>> {
  const rows = await site.queries
    .selectFrom('gift_card')
    .select('line')
    .distinct()
    .where('website_id', '=', site.siteId)
    .where('order_id', '=', orderId)
    .execute()
  return new Set(rows.flatMap(({ line }) => line ?? []))
}
