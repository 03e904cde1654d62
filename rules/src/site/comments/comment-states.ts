/** Where a comment stands: only those that are approved are seen by visitors. */
export const commentStates = ['waiting', 'approved', 'spam', 'deleted'] as const

export type CommentState = (typeof commentStates)[number]
