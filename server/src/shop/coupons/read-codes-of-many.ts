import { sql } from 'kysely'
import type { CodeOfMany } from '@vitrine/rules/shop/coupons/held-code.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Which of some codes are among the many of a discount, by code. */
export async function readCodesOfMany(
  { siteId, queries }: SiteDatabase,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CodeOfMany>> {
  if (codes.length === 0) return new Map()
  const rows = await queries
    .selectFrom('coupon_code')
    .select(['code', 'coupon_id as couponId', 'revoked_at'])
    .where('website_id', '=', siteId)
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .execute()
  return new Map(
    rows.map(({ code, couponId, revoked_at: at }) => [code, { couponId, isRevoked: at !== null }]),
  )
}
