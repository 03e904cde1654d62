/** The calls that lead from the editor to a site's own origin. */
export const framePaths = {
  /** POST: a token of 60 s that opens a page in the editor's frame. */
  editTokens: '/api/editor/sites/:siteId/edit-tokens',
  /** GET: redirects to the site's page as the signed-in editor. */
  visit: '/api/editor/sites/:siteId/visit',
} as const

/** In the address of a page: who may see drafts sees those of what is public as well. */
export const previewParameter = 'preview'
