export const stockPaths = {
  /** What visitors may ask (spec §7). */
  ofItem: '/api/commerce/inventory/stock',
  stock: '/api/editor/sites/:siteId/stock',
  variant: '/api/editor/sites/:siteId/stock/:variantId',
} as const
