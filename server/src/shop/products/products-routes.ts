import { productsApi } from '@vitrine/rules/shop/products/products-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listProducts } from './list-products.ts'

export const productsRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-products' },
    ...productsApi.products,
    handle: async ({ database }, { siteId, query, now }) => ({
      json: await listProducts(database.dbFor(siteId), query, now),
    }),
  }),
]
