export const usesPaths = {
  /** GET where a document is shown or led to. */
  uses: '/api/editor/sites/:siteId/references',
} as const
