export const mediaPaths = {
  /** POST a multipart form with one file: stores it and answers with its asset. */
  assets: '/api/editor/sites/:siteId/assets',
} as const
