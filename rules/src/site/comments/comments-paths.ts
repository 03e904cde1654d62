export const commentsPaths = {
  /** POST what the form below a post says, on the site itself. */
  write: '/_vitrine/comments',
  /** GET the comments of one state. */
  comments: '/api/editor/sites/:siteId/comments',
  /** GET how many wait. */
  waiting: '/api/editor/sites/:siteId/comments/waiting',
  /** POST which comments are to be in which state. */
  states: '/api/editor/sites/:siteId/comments/states',
} as const
