/** Where the owner's discounts are read, and the codes of those that have many. */
export const couponsPaths = {
  coupons: '/api/editor/sites/:siteId/coupons',
  codes: '/api/editor/sites/:siteId/coupons/:couponId/codes',
  codesCsv: '/api/editor/sites/:siteId/coupons/:couponId/codes-csv',
  /** What one form has made. */
  made: '/api/editor/sites/:siteId/coupons/:couponId/codes/made/:key',
  /** What was revoked at once. */
  revoked: '/api/editor/sites/:siteId/coupons/:couponId/codes/revoked/:key',
} as const
