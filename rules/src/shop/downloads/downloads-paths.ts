export const downloadsPaths = {
  /** POST a multipart form with one file: it becomes one more of the product's. */
  files: '/api/editor/sites/:siteId/products/:itemId/sold-files',
  /** POST a multipart form with one file: it takes the place of the one that is named. */
  file: '/api/editor/sites/:siteId/products/:itemId/sold-files/:fileId',
  /** GET, of a site: the bytes, for whoever holds the address. */
  download: '/checkout/download/:downloadToken',
} as const

export function downloadPath(token: string): string {
  return downloadsPaths.download.replace(':downloadToken', token)
}
