export const changesPaths = {
  actions: '/api/editor/sites/:siteId/actions',
  undo: '/api/editor/sites/:siteId/undo',
  redo: '/api/editor/sites/:siteId/redo',
  history: '/api/editor/sites/:siteId/history',
  change: '/api/editor/sites/:siteId/history/:sequence',
  restore: '/api/editor/sites/:siteId/history/:sequence/restore',
  authors: '/api/editor/sites/:siteId/history/authors',
  documents: '/api/editor/sites/:siteId/documents',
  /** `id` is encoded as one part of the path, as template files have slashes in theirs. */
  document: '/api/editor/sites/:siteId/documents/:kind/:id',
} as const
