import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { CartShop } from '../../cart/testing/open-cart-shop.ts'

/** The newest order, as its owner sees it. */
export async function newestOrder(shop: CartShop): Promise<OrderWithEvents> {
  const owner = await shop.owner()
  const address = `/api/editor/sites/${shop.siteId}/orders`
  const [newest] = (await owner.get(`${address}?limit=1`)).json<{ orders: { id: string }[] }>()
    .orders
  return (await owner.get(`${address}/${newest?.id}`)).json()
}
