import { z } from 'zod'
import {
  discountLinkPath,
  linkedCode,
  withLink,
} from '@vitrine/rules/shop/coupons/discount-link.ts'
import { couponsApi } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { notFoundPage } from '../../site/pages/not-found-page.ts'
import { findSitePlace } from '../../site/sites/find-site-place.ts'
import {
  makeCouponCodes,
  restoreCouponCodes,
  revokeCouponCodes,
  unmakeCouponCodes,
} from './change-coupon-codes.ts'
import { landingOf } from './landing-of.ts'
import { exportCouponCodes, readCouponCodes } from './read-coupon-codes.ts'
import { listCoupons } from './list-coupons.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-coupons' },
} as const

export const couponsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...couponsApi.coupons,
    handle: async ({ database }, { siteId }) => ({
      json: { coupons: await listCoupons(database.dbFor(siteId)) },
    }),
  }),
  route({
    ...keeper,
    ...couponsApi.codes,
    async handle({ database }, { siteId, params, query }) {
      const read = await readCouponCodes(database.dbFor(siteId), params.couponId, query)
      return read.ok ? { json: read.value } : read
    },
  }),
  route({
    ...keeper,
    ...couponsApi.codesFile,
    async handle(context, { siteId, params, query }) {
      const site = context.database.dbFor(siteId)
      const origin = (await findSitePlace(context, site))?.origin ?? ''
      const file = await exportCouponCodes(site, params.couponId, query, origin)
      if (!file.ok) return file
      const headers = { 'content-disposition': 'attachment; filename="discount-codes.csv"' }
      return { bytes: file.value, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
  route({
    ...keeper,
    ...couponsApi.makeCodes,
    bodyLimit: 1_200_000,
    async handle(context, { siteId, params, body, now, random }) {
      const made = await makeCouponCodes(context, siteId, params, body, { now, random })
      return made.ok ? { json: { made: made.value } } : made
    },
  }),
  route({
    ...keeper,
    ...couponsApi.unmakeCodes,
    async handle(context, { siteId, params }) {
      const removed = await unmakeCouponCodes(context, siteId, params)
      return removed.ok ? { json: { removed: removed.value } } : removed
    },
  }),
  route({
    ...keeper,
    ...couponsApi.revokeCodes,
    async handle(context, { siteId, params, body, now }) {
      const done = await revokeCouponCodes(context, siteId, params, body.revoke, now)
      return done.ok ? { json: { revoked: done.value } } : done
    },
  }),
  route({
    ...keeper,
    ...couponsApi.restoreCodes,
    async handle(context, { siteId, params }) {
      const done = await restoreCouponCodes(context, siteId, params)
      return done.ok ? { json: { restored: done.value } } : done
    },
  }),
  route({
    on: 'site',
    access: { kind: 'public' },
    method: 'GET',
    path: discountLinkPath,
    params: z.object({ code: z.string().max(300) }),
    query: z.object({ to: z.string().max(2000).optional().catch(undefined) }),
    // whether there is such a code, the cart says: a link that is only looked at changes nothing
    async handle(context, request) {
      const { params, query, cookies: sent } = request
      const code = linkedCode(params.code)
      if (code === undefined) return notFoundPage(context, request)
      const cookies = [{ cookie: 'discount', value: withLink(sent.discount, code) } as const]
      return { redirect: landingOf(query.to), status: 303, cookies }
    },
  }),
]
