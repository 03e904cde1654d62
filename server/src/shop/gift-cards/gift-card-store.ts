import { sql, type Insertable, type Selectable } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import type { GiftCardTable } from '../../ground/db/shop-tables.ts'

export type GiftCardRow = Selectable<GiftCardTable>
export type NewGiftCard = Omit<Insertable<GiftCardTable>, 'website_id' | 'balance_cents'>

/**
 * Writes gift cards, each with all that is on it, but for those that the same form has made before.
 * @returns the ids of those that it has written
 */
export async function insertGiftCards(
  { siteId: website_id, queries }: SiteDatabase,
  cards: readonly NewGiftCard[],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .insertInto('gift_card')
    .values(cards.map((card) => ({ ...card, website_id, balance_cents: card.value_cents })))
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'made_key']).where('made_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'value_cents', 'order_id', 'author_id', 'created_at'])
    .execute()
  if (rows.length === 0) return new Set()
  await queries
    .insertInto('gift_card_entry')
    .values(
      rows.map(({ id, value_cents: cents, order_id, author_id, created_at: at }) => {
        return { website_id, gift_card_id: id, cause: 'made', cents, order_id, author_id, at }
      }),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export async function findGiftCardRow(
  site: SiteDatabase,
  id: string,
): Promise<GiftCardRow | undefined> {
  return site.queries
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The gift card that the form of a key has made. */
export async function findGiftCardOfKey(
  site: SiteDatabase,
  key: string,
): Promise<string | undefined> {
  const found = await site.queries
    .selectFrom('gift_card')
    .select('id')
    .where('website_id', '=', site.siteId)
    .where('made_key', '=', key)
    .executeTakeFirst()
  return found?.id
}

/** What came onto a gift card and went from it, oldest first, with the number of the order it was for. */
export function listGiftCardEntries(site: SiteDatabase, id: string) {
  return site.queries
    .selectFrom('gift_card_entry as entry')
    .leftJoin('shop_order', (join) =>
      join
        .onRef('shop_order.website_id', '=', 'entry.website_id')
        .onRef('shop_order.id', '=', 'entry.order_id'),
    )
    .leftJoin('account', 'account.account_id', 'entry.author_id')
    .select(['entry.cause', 'entry.cents', 'entry.at', 'entry.order_id'])
    .select(['shop_order.order_number', 'account.display_name as by'])
    .where('entry.website_id', '=', site.siteId)
    .where('entry.gift_card_id', '=', id)
    .orderBy('entry.at')
    .orderBy('entry.cause')
    .execute()
}

type Narrowed = {
  readonly search: string
  readonly after: { readonly at: number; readonly id: string } | undefined
}

/** Newest first; one more than asked for, so that the caller knows whether there is a next page. */
export async function listGiftCardRows(
  site: SiteDatabase,
  limit: number,
  { search, after }: Narrowed,
): Promise<GiftCardRow[]> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  let query = site.queries
    .selectFrom('gift_card')
    .selectAll()
    .where('website_id', '=', site.siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
  for (const word of words.slice(0, 8)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(recipient_email ilike ${like} or recipient_name ilike ${like}
        or sender_name ilike ${like} or last_four = ${word.slice(-4).toUpperCase()})`,
    )
  }
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(created_at < ${after.at}::bigint
        or created_at = ${after.at}::bigint and id > ${after.id})`,
    )
  }
  return query.execute()
}

/** Gift cards of every site of the installation whose day has come, oldest first. */
export async function listDueGiftCards(
  database: Pick<Database, 'kysely'>,
  now: number,
): Promise<{ readonly siteId: SiteId; readonly id: string }[]> {
  return database.kysely
    .selectFrom('gift_card')
    .select(['website_id as siteId', 'id'])
    .where('delivered_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('deliver_at', '<=', now)
    .orderBy('deliver_at')
    .limit(100)
    .execute()
}

/** Takes a gift card to be sent; undefined where another process did, or it is void. */
export async function claimDelivery(
  site: SiteDatabase,
  id: string,
  now: number,
): Promise<GiftCardRow | undefined> {
  return updateCard(site, id)
    .set({ delivered_at: now })
    .where('delivered_at', 'is', null)
    .where('voided_at', 'is', null)
    .where('deliver_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
}

export function updateCard(site: SiteDatabase, id: string) {
  return site.queries
    .updateTable('gift_card')
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
}
