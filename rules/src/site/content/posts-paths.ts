export const postsPaths = {
  /** GET the posts of a page, a page of them at a time. */
  posts: '/api/editor/sites/:siteId/posts',
  /** GET one of them. */
  post: '/api/editor/sites/:siteId/posts/:itemId',
} as const
