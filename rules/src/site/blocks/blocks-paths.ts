export const blocksPaths = {
  /** POST: blocks as they would stand on a page, without storing anything. */
  render: '/api/editor/sites/:siteId/render-blocks',
  /** GET: what was edited and is not public yet. */
  drafts: '/api/editor/sites/:siteId/drafts',
  /** POST: what a provider says of what is at one of its addresses. */
  providerWords: '/api/editor/sites/:siteId/provider-words',
} as const
