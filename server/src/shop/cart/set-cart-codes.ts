import type { SiteDatabase } from '../../ground/db/database.ts'

/** Sets the discount codes of a cart, unless it is bought. */
export async function setCartCodes(
  site: SiteDatabase,
  cartId: string,
  codes: readonly string[],
): Promise<void> {
  await site.queries
    .updateTable('cart')
    .set({ coupon_codes: [...codes] })
    .where('website_id', '=', site.siteId)
    .where('id', '=', cartId)
    .where('purchased_order_id', 'is', null)
    .execute()
}
