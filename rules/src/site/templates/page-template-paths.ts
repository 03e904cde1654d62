export const pageTemplatePaths = {
  /** GET what the template makes of a page and its items. */
  page: '/api/editor/sites/:siteId/page-template',
} as const
