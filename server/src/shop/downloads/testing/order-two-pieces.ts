import type { OrdersReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { CartShop } from '../../cart/testing/open-cart-shop.ts'
import { buy } from '../../checkout/testing/open-shop.ts'
import { linksOf } from './links-of.ts'

/**
 * An order of two pieces of one download. Downloads are added one at a time, so that there are two of
 * them where they were goods as they came into the cart.
 */
export async function orderTwoPieces(shop: CartShop) {
  const { itemId = '', variantId = '' } = shop.goods.get('GLAZE') ?? {}
  await shop.perform('edit-product', { itemId, set: { productType: 1 } })
  await shop.context.database.kysely
    .insertInto('stock')
    .values({ website_id: shop.siteId, variant_id: variantId, item_id: itemId, quantity: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const visitor = await shop.shopperWith('GLAZE', 2)
  await shop.perform('edit-product', { itemId, set: { productType: 2 } })
  const placed = await buy(visitor)
  const page = placed.headers.location ?? ''
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/orders`
  const [newest] = (await owner.get(path)).json<OrdersReply>().orders
  return { visitor, page, id: newest?.id ?? '', links: linksOf(await visitor.get(page)) }
}
