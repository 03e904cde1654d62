import type { CouponReply } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { readCouponUses } from './read-coupon-uses.ts'

/** All discounts of a shop with how often each was used, the newest first. */
export async function listCoupons(site: SiteDatabase): Promise<CouponReply[]> {
  const [coupons, uses] = await Promise.all([listDocuments(site, 'coupon'), readCouponUses(site)])
  return coupons
    .map(({ id, body }) => ({ code: id, ...body, uses: uses.get(id) ?? 0 }))
    .toSorted((one, other) => other.createdAt - one.createdAt || (one.code < other.code ? -1 : 1))
}
