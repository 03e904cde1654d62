export const termsPaths = {
  /** GET the tags or categories of a page. */
  terms: '/api/editor/sites/:siteId/terms',
} as const
