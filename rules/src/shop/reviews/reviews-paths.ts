/** Where reviews are written and where their owner decides. */
export const reviewsPaths = {
  /** GET the page on which whoever bought writes (page type 209), POST its form. */
  write: '/reviews/:reviewToken',
  /** POST: no more mails that ask this address for reviews. */
  stop: '/reviews/:reviewToken/stop',
  /** GET the reviews of one state. */
  reviews: '/api/editor/sites/:siteId/reviews',
  /** POST which reviews are to be in which state. */
  states: '/api/editor/sites/:siteId/reviews/states',
  /** PUT what the owner says to one. */
  reply: '/api/editor/sites/:siteId/reviews/:reviewId/reply',
} as const

export function writeReviewsPath(token: string): string {
  return reviewsPaths.write.replace(':reviewToken', token)
}

export function stopReviewMailsPath(token: string): string {
  return reviewsPaths.stop.replace(':reviewToken', token)
}
