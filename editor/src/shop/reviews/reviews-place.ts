import { reviewStates, type ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'

/** Which reviews the room shows; absent: those that wait. */
export type ReviewsPlace = { show?: Exclude<ReviewState, 'waiting'>; search?: string }

export function reviewsPlace(show: ReviewState, search: string): ReviewsPlace {
  return { ...(show !== 'waiting' && { show }), ...(search !== '' && { search }) }
}

/** What an address says of it. */
export function readReviewsPlace(
  given: Readonly<Record<string, unknown>>,
  wordsOf: (given: unknown) => string,
): ReviewsPlace {
  const show = reviewStates.find((state) => state === given['show']) ?? 'waiting'
  return reviewsPlace(show, wordsOf(given['search']))
}
