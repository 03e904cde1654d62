/** Where the owner's discounts are read. */
export const couponsPaths = { coupons: '/api/editor/sites/:siteId/coupons' } as const
