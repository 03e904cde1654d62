import { productsApi } from '@vitrine/rules/shop/products/products-api.ts'
import { foundOfKind, type Finder } from '../../ground/words/finder.ts'
import { call } from '../../ground/http/send-request.ts'

/** Products by words of their names and addresses, and by SKU. */
export const findProducts: Finder = {
  kind: 'product',
  capability: 'edit-products',
  async find(siteId, search) {
    const query = { search, limit: foundOfKind }
    const { products } = await call(productsApi.products, { params: { siteId }, query })
    return products.map(({ id, body }) => ({ kind: 'product', id, name: body.title }))
  },
}
