import { sql } from 'kysely'
import type { Buyer } from '@vitrine/rules/shop/customers/customers-api.ts'
import type { TimeCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { hasWords } from './has-words.ts'

/** A buyer, and the order that they placed last. */
export type BuyerRow = Buyer & { readonly lastOrderId: string }

/** Whoever has ordered, with an account or without: who did last first, one more than asked for. */
export async function listBuyerRows(
  { siteId, queries }: SiteDatabase,
  {
    search = '',
    after,
    limit,
  }: {
    readonly search?: string
    /** The last order of the last one that was shown. */
    readonly after?: TimeCursor | undefined
    readonly limit: number
  },
): Promise<readonly BuyerRow[]> {
  const older =
    after === undefined
      ? sql`true`
      : sql`("lastOrderAt", "lastOrderId") < (${after.at}::bigint, ${after.id}::text)`
  const { rows } = await sql<BuyerRow>`
    with buyer as (
      select distinct on (lower(email)) lower(email) as email,
        trim(concat(shipping_address ->> 'firstName', ' ', shipping_address ->> 'lastName')) as name,
        created_at as "lastOrderAt", id as "lastOrderId"
      from shop_order where website_id = ${siteId}
      order by lower(email), created_at desc, id desc
    )
    select buyer.*,
      (select count(*)::int from shop_order placed
        where placed.website_id = ${siteId} and lower(placed.email) = buyer.email) as orders,
      exists (select from member where member.website_id = ${siteId}
        and member.email = buyer.email and member.removed_at is null) as "hasAccount"
    from buyer where ${hasWords(search)} and ${older}
    order by "lastOrderAt" desc, "lastOrderId" desc limit ${limit + 1}`.execute(queries)
  return rows
}
