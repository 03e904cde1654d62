export const postsPaths = {
  /** GET the posts of a page, a page of them at a time. */
  posts: '/api/editor/sites/:siteId/posts',
} as const
