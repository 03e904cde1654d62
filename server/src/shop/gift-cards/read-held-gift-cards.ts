import type { GiftCard } from '@vitrine/rules/shop/gift-cards/gift-card.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'

/** The gift cards of a cart, in the order in which they were typed; nothing is asked where it has none. */
export async function readHeldGiftCards(
  site: SiteDatabase,
  ids: readonly string[],
): Promise<readonly GiftCard[]> {
  if (ids.length === 0) return []
  const rows = await selectCards(site).where('id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, toGiftCard(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The gift card of a code; undefined where there is none such. */
export async function findGiftCardByCode(
  site: SiteDatabase,
  code: string,
): Promise<GiftCard | undefined> {
  const row = await selectCards(site)
    .where('code_hash', '=', hashToken(code))
    // before its day nobody was told the code
    .where('delivered_at', 'is not', null)
    .executeTakeFirst()
  return row === undefined ? undefined : toGiftCard(row)
}

function selectCards(site: SiteDatabase) {
  return site.queries
    .selectFrom('gift_card')
    .select(['id', 'last_four', 'value_cents', 'balance_cents', 'currency', 'test_mode'])
    .select('voided_at')
    .where('website_id', '=', site.siteId)
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number]

function toGiftCard(row: CardRow): GiftCard {
  return {
    id: row.id,
    lastFour: row.last_four,
    valueCents: row.value_cents,
    balanceCents: row.balance_cents,
    currency: row.currency,
    testMode: row.test_mode,
    isVoid: row.voided_at !== null,
  }
}
