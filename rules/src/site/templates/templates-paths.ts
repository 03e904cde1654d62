export const templatesPaths = {
  /** GET: the files of the site's template, each with the number of its mistakes. */
  files: '/api/editor/sites/:siteId/template-files',
  /** POST: the mistakes of a file as it is being written; nothing is stored. */
  check: '/api/editor/sites/:siteId/template-check',
  /** GET: the names that templates may use, for completion. */
  vocabulary: '/api/editor/sites/:siteId/template-vocabulary',
} as const
