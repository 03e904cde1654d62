export const orderDownloadsPaths = {
  /** POST: more downloads, for longer. */
  more: '/api/editor/sites/:siteId/orders/:orderId/downloads/:downloadId/more',
  /** POST: nobody downloads by it any more. DELETE: takes that back. */
  revocation: '/api/editor/sites/:siteId/orders/:orderId/downloads/:downloadId/revocation',
  /** POST: the links, to whoever bought. */
  mail: '/api/editor/sites/:siteId/orders/:orderId/downloads/mail',
} as const
