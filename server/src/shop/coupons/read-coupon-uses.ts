import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** How many orders used coupons, by code; those that nobody used are missing. */
export async function readCouponUses(site: SiteDatabase): Promise<ReadonlyMap<string, number>> {
  const rows = await site.queries
    .selectFrom('coupon_counter')
    .select(['coupon_id as code', 'uses'])
    .where('website_id', '=', site.siteId)
    .execute()
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

/**
 * How many other orders used some coupons, by code: what a payment of the cart holds, which is under
 * way, is no other's. Those that nobody used are missing.
 */
export async function readUsesByOthers(
  site: SiteDatabase,
  cartId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly code: string; readonly uses: number }>`
    select counter.coupon_id as code, counter.uses - (
      select count(*)::int from payment
      where payment.website_id = ${site.siteId} and payment.cart_id = ${cartId}
        and payment.status = 'pending' and exists (
          select from json_array_elements(payment.frozen_order->'uses') used
          where used->>'code' = counter.coupon_id)
    ) as uses
    from coupon_counter counter
    where counter.website_id = ${site.siteId} and counter.coupon_id = any(${[...codes]}::text[])
  `.execute(site.queries)
  return new Map(rows.map(({ code, uses }) => [code, uses]))
}

/** Those of some coupons that a person has used before, in another order than the cart is about to be. */
export async function readUsedBefore(
  site: SiteDatabase,
  cartId: string,
  { codes, person }: { readonly codes: readonly string[]; readonly person: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly code: string }>`
    select used.coupon_id as code from coupon_use used
    where used.website_id = ${site.siteId} and used.coupon_id = any(${[...codes]}::text[])
      and used.person = ${person} and not exists (
        select from payment where payment.website_id = ${site.siteId}
          and payment.cart_id = ${cartId} and payment.status = 'pending'
          and payment.order_id = used.order_id)
  `.execute(site.queries)
  return new Set(rows.map(({ code }) => code))
}
