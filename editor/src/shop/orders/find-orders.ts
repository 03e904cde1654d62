import { ordersApi } from '@vitrine/rules/shop/orders/orders-api.ts'
import { foundOfKind, type Finder } from '../../ground/words/finder.ts'
import { call } from '../../ground/http/send-request.ts'

/** Orders by their number, and by the name and the address of who placed them. */
export const findOrders: Finder = {
  kind: 'order',
  capability: 'view-orders',
  async find(siteId, search) {
    const query = { search, limit: foundOfKind }
    const { orders } = await call(ordersApi.orders, { params: { siteId }, query })
    return orders.map(({ id, orderNumber, customerName, email }) => {
      const name = `#${orderNumber} ${customerName === '' ? email : customerName}`
      return { kind: 'order', id, name }
    })
  },
}
