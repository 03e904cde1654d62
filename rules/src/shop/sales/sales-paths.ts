export const salesPaths = {
  /** GET: what the shop sold in a period. */
  sales: '/api/editor/sites/:siteId/sales',
  /** GET: the rows of one part of that, as a table. */
  file: '/api/editor/sites/:siteId/sales/file',
} as const
