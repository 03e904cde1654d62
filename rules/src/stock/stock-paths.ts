export const stockPaths = {
  stock: '/api/editor/sites/:siteId/stock',
  levels: '/api/editor/sites/:siteId/stock-levels',
  variant: '/api/editor/sites/:siteId/stock/:variantId',
} as const
