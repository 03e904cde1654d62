export const designPaths = {
  /** GET: what the template lets its owner choose, and what is chosen. */
  style: '/api/editor/sites/:siteId/style',
  /** POST: the stylesheet as a draft of the style would make it; nothing is stored. */
  preview: '/api/editor/sites/:siteId/style-preview',
} as const
