export const designPaths = {
  /** GET: what the template lets its owner choose, and what is chosen. */
  style: '/api/editor/sites/:siteId/style',
  /** POST: the stylesheet as a draft of the style would make it; nothing is stored. */
  preview: '/api/editor/sites/:siteId/style-preview',
  /** GET: the fonts that may be chosen, the owner's own among them. */
  fonts: '/api/editor/sites/:siteId/fonts',
  /** GET: the file of a font of the owner's own. */
  ownFontFile: '/api/editor/sites/:siteId/fonts/:assetId/file',
} as const
