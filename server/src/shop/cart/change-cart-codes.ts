import { sql } from 'kysely'
import type { SiteDatabase } from '../../ground/db/database.ts'

/** Gives a cart that is not bought a discount code, beside those that others give it meanwhile. */
export async function addCartCode(
  site: SiteDatabase,
  by: { readonly cartId: string } | { readonly tokenHash: string },
  { code, most }: { readonly code: string; readonly most: number },
): Promise<void> {
  const which = 'cartId' in by ? sql`id = ${by.cartId}` : sql`token_hash = ${by.tokenHash}`
  await sql`
    update cart set coupon_codes = array_append(coupon_codes, ${code}::text)
    where website_id = ${site.siteId} and ${which} and purchased_order_id is null
      and ${code}::text <> all(coupon_codes) and cardinality(coupon_codes) < ${most}::int
  `.execute(site.queries)
}

/** Takes discount codes out of a cart that is not bought. */
export async function dropCartCodes(
  site: SiteDatabase,
  cartId: string,
  codes: readonly string[],
): Promise<void> {
  await sql`
    update cart set coupon_codes = array(
      select code from unnest(coupon_codes) with ordinality held (code, place)
      where code <> all(${[...codes]}::text[]) order by place)
    where website_id = ${site.siteId} and id = ${cartId} and purchased_order_id is null
  `.execute(site.queries)
}

/** Gives a cart that is not bought a gift card that pays for it. */
export async function addCartGiftCard(
  site: SiteDatabase,
  cartId: string,
  { id, most }: { readonly id: string; readonly most: number },
): Promise<void> {
  await sql`
    update cart set gift_card_ids = array_append(gift_card_ids, ${id}::text)
    where website_id = ${site.siteId} and id = ${cartId} and purchased_order_id is null
      and ${id}::text <> all(gift_card_ids) and cardinality(gift_card_ids) < ${most}::int
  `.execute(site.queries)
}

/** Takes a gift card out of a cart that is not bought. */
export async function dropCartGiftCard(
  site: SiteDatabase,
  cartId: string,
  id: string,
): Promise<void> {
  await sql`
    update cart set gift_card_ids = array_remove(gift_card_ids, ${id}::text)
    where website_id = ${site.siteId} and id = ${cartId} and purchased_order_id is null
  `.execute(site.queries)
}
