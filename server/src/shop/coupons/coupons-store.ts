import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** How many orders used each of these; by code, those that nobody used are missing. */
export async function readCouponUses(
  site: SiteDatabase,
  codes?: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (codes?.length === 0) return new Map()
  let query = site.queries
    .selectFrom('coupon_counter')
    .select(['coupon_id as code', 'uses'])
    .where('website_id', '=', site.siteId)
  if (codes !== undefined) query = query.where('coupon_id', '=', sql<string>`any(${[...codes]})`)
  const rows = await query.execute()
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

/** A code that an order uses. */
export type CouponUse = {
  readonly code: string
  /** Null: any number. */
  readonly mostUses: number | null
  /** Who may use it once: an e-mail address, or the order where anybody may again. */
  readonly person: string
}

/**
 * Counts a use of each, in the order of their codes, so that two orders never wait for each other.
 * @returns the first that is used up or was used by that person; its caller must then undo all
 */
export async function countCouponUses(
  site: SiteDatabase,
  orderId: string,
  uses: readonly CouponUse[],
): Promise<{ readonly code: string; readonly why: 'used-up' | 'used-by-customer' } | undefined> {
  for (const { code, mostUses, person } of uses.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { rows } = await sql<{ readonly counted: boolean; readonly used: boolean }>`
      with counted as (
        insert into coupon_counter (website_id, coupon_id, uses)
        values (${site.siteId}, ${code}, 1)
        on conflict (website_id, coupon_id) do update set uses = coupon_counter.uses + 1
          where ${mostUses}::int is null or coupon_counter.uses < ${mostUses}::int
        returning uses
      ), used as (
        insert into coupon_use (website_id, coupon_id, person, order_id)
        select ${site.siteId}, ${code}, ${person}, ${orderId} from counted
        on conflict do nothing returning person
      )
      select exists (select from counted) as counted, exists (select from used) as used
    `.execute(site.queries)
    if (rows[0]?.counted !== true) return { code, why: 'used-up' }
    if (!rows[0].used) return { code, why: 'used-by-customer' }
  }
  return undefined
}
