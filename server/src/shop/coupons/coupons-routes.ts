import { couponsApi } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listCoupons } from './list-coupons.ts'

export const couponsRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-coupons' },
    ...couponsApi.coupons,
    handle: async ({ database }, { siteId }) => ({
      json: { coupons: await listCoupons(database.dbFor(siteId)) },
    }),
  }),
]
