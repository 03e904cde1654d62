import { z } from 'zod'
import { couponsRefusal } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { discountLinkPath, linkedCode } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { couponsApi } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { landingOf } from './landing-of.ts'
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
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'GET',
    path: discountLinkPath,
    params: z.object({ code: z.string().max(300) }),
    query: z.object({ to: z.string().max(2000).optional().catch(undefined) }),
    // whether there is such a code, the cart says: a link that is only looked at changes nothing
    async handle(_context, { params, query }) {
      const code = linkedCode(params.code)
      if (code === undefined) return refuse(couponsRefusal('no-code-in-link'))
      const cookies = [{ cookie: 'discount', value: code } as const]
      return { redirect: landingOf(query.to), status: 303, cookies }
    },
  }),
]
