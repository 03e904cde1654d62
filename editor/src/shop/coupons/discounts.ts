import { queryOptions } from '@tanstack/react-query'
import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import { couponsApi, type CouponReply } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { call } from '../../ground/http/send-request.ts'

/** What a shopper gets by typing a code, or by itself, with how often that was done. */
export type Discount = CouponReply

/** All discounts of a shop, the newest first; every change of a document renews them. */
export function discountsQuery(siteId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'discounts'),
    queryFn: async ({ signal }) => {
      const { coupons } = await call(couponsApi.coupons, { params: { siteId } }, { signal })
      return coupons
    },
    // each order that uses one counts
    refetchInterval: 30_000,
  })
}

/** Turns one off, so that nobody can use it, or on again. */
export async function turnDiscount(siteId: string, discount: Discount): Promise<void> {
  const { code, isActive } = discount
  await performAction(
    siteId,
    {
      action: 'edit-coupon',
      input: { code, set: { isActive: !isActive }, seen: { isActive } },
    },
    {
      notice: `Discount ${discount.name ?? discountName(discount)} turned ${isActive ? 'off' : 'on'}.`,
    },
  )
}

export async function deleteDiscount(siteId: string, discount: Discount): Promise<void> {
  await performAction(
    siteId,
    { action: 'delete-coupon', input: { code: discount.code } },
    { notice: `Discount ${discount.name ?? discountName(discount)} deleted.` },
  )
}
