export const stockPaths = {
  stock: '/api/editor/sites/:siteId/stock',
  variant: '/api/editor/sites/:siteId/stock/:variantId',
} as const
