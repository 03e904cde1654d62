export const customTypesPaths = {
  /** GET the kinds of items that the template adds to a page, with their fields. */
  types: '/api/editor/sites/:siteId/custom-types',
} as const
