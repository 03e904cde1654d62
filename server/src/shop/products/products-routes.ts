import { siteParams } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { productsQuery } from '@vitrine/rules/shop/products/products-api.ts'
import { productsPaths } from '@vitrine/rules/shop/products/products-paths.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listProducts } from './list-products.ts'

export const productsRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-products' },
    method: 'GET',
    path: productsPaths.products,
    params: siteParams,
    query: productsQuery,
    handle: async ({ database }, { params, query }) => ({
      json: await listProducts(database.dbFor(params.siteId as SiteId), query),
    }),
  }),
]
