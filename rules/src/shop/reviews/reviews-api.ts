import { z } from 'zod'
import { contract, doneReply, siteParams } from '../../ground/http/contract.ts'
import { reviewStates } from '../../site/reviews/review-states.ts'
import { reviewLimits } from './review-limits.ts'
import { reviewsPaths } from './reviews-paths.ts'

/** Contracts of the reviews room; their addresses in `reviews-paths.ts`. */

const reviewsQuery = z.object({
  state: z.enum(reviewStates).default('waiting'),
  /** Words of the name or the text. */
  search: z.string().trim().max(200).default(''),
  /** The `next` of the page before. */
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})
export type ReviewsQuery = z.output<typeof reviewsQuery>

/** A review as its room shows it. Instants are epoch milliseconds. */
const listedReview = z.object({
  id: z.string(),
  state: z.enum(reviewStates),
  /** 1 to 5. */
  stars: z.number(),
  /** Empty: whoever wrote it is not named any more. */
  authorName: z.string(),
  text: z.string(),
  /** What the owner says to it; empty: nothing. */
  reply: z.string(),
  createdAt: z.number(),
  orderId: z.string(),
  orderNumber: z.number(),
  /** Paid by a test: bought by nobody. */
  testMode: z.boolean(),
  /** What it is about; null where that has been deleted. */
  itemTitle: z.string().nullable(),
  /** Where visitors read it, such as `/shop/moss-bowl`. */
  itemPath: z.string().nullable(),
})
export type ListedReview = z.infer<typeof listedReview>

const reviewsReply = z.object({
  reviews: z.array(listedReview),
  /** Null on the last page. */
  next: z.string().nullable(),
})
export type ReviewsReply = z.infer<typeof reviewsReply>

export const mostReviewsAtOnce = 100

export const reviewsApi = {
  /** Newest first. */
  reviews: contract({
    method: 'GET',
    path: reviewsPaths.reviews,
    params: siteParams,
    query: reviewsQuery,
    reply: reviewsReply,
  }),
  setStates: contract({
    method: 'POST',
    path: reviewsPaths.states,
    params: siteParams,
    body: z.object({
      ids: z.array(z.string().max(100)).min(1).max(mostReviewsAtOnce),
      state: z.enum(reviewStates),
    }),
    /** Those that were in another state, which was it. */
    reply: z.object({
      moved: z.array(z.object({ id: z.string(), was: z.enum(reviewStates) })),
    }),
  }),
  setReply: contract({
    method: 'PUT',
    path: reviewsPaths.reply,
    params: siteParams.extend({ reviewId: z.string().max(100) }),
    body: z.object({ reply: z.string().trim().max(reviewLimits.reply) }),
    reply: doneReply,
  }),
}
