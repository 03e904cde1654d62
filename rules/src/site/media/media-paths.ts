export const mediaPaths = {
  /** POST a multipart form with one file: stores it and answers with its asset. GET: a page of them. */
  assets: '/api/editor/sites/:siteId/assets',
  /** POST a multipart form with one file: it takes the place of the asset's. */
  assetFile: '/api/editor/sites/:siteId/assets/:assetId/file',
} as const
