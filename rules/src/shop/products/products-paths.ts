export const productsPaths = {
  products: '/api/editor/sites/:siteId/products',
  state: '/api/editor/sites/:siteId/products/:itemId/state',
  /** GET: all products of a shop page as a file. POST a multipart form with one: what it would make, or makes. */
  file: '/api/editor/sites/:siteId/products/file',
} as const
