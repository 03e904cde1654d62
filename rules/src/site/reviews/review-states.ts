/** Where a review stands: only those that are shown are seen by visitors. */
export const reviewStates = ['waiting', 'shown', 'hidden'] as const

export type ReviewState = (typeof reviewStates)[number]
