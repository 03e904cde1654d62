export const productsPaths = {
  products: '/api/editor/sites/:siteId/products',
} as const
