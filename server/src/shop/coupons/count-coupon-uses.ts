import { sql } from 'kysely'
import type { CouponUse } from '@vitrine/rules/shop/checkout/frozen-order.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** A coupon that an order cannot use, and why. */
export type Uncounted = {
  readonly code: string
  /** `changed`: it was revoked since it was priced. */
  readonly why: 'used-up' | 'used-by-customer' | 'changed'
}

/**
 * Counts a use of each, in the order of their codes, so that two orders never wait for each other.
 * @returns why one of them cannot be used; its caller must then undo all
 */
export async function countCouponUses(
  site: SiteDatabase,
  orderId: string,
  uses: readonly CouponUse[],
): Promise<Uncounted | undefined> {
  for (const use of uses.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const { code, mostUses, person, of } = use
    if (of !== undefined && !(await holdCodeOfMany(site, code, of))) return { code, why: 'changed' }
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

/** Gives back what an order had counted that is not written after all. */
export async function releaseCouponUses(
  site: SiteDatabase,
  orderId: string,
  uses: readonly CouponUse[],
): Promise<void> {
  for (const { code, person } of uses.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    await sql`
      with freed as (
        delete from coupon_use where website_id = ${site.siteId} and coupon_id = ${code}
          and person = ${person} and order_id = ${orderId} returning coupon_id
      )
      update coupon_counter set uses = uses - 1 where website_id = ${site.siteId}
        and coupon_id = (select coupon_id from freed)`.execute(site.queries)
  }
}

/** Keeps one of many codes from being revoked until the order is there; false where it was already. */
async function holdCodeOfMany(
  { siteId, queries }: SiteDatabase,
  code: string,
  couponId: string,
): Promise<boolean> {
  const found = await queries
    .selectFrom('coupon_code')
    .select('code')
    .where('website_id', '=', siteId)
    .where('code', '=', code)
    .where('coupon_id', '=', couponId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}
