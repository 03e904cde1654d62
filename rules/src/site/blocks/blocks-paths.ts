export const blocksPaths = {
  /** POST: blocks as they would stand on a page, without storing anything. */
  render: '/api/editor/sites/:siteId/render-blocks',
} as const
