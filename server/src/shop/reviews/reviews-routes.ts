import { done } from '@vitrine/rules/ground/http/contract.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { reviewsApi } from '@vitrine/rules/shop/reviews/reviews-api.ts'
import { reviewsRefusal } from '@vitrine/rules/shop/reviews/reviews-messages.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listReviews } from './list-reviews.ts'
import { moderateReviews, replyToReview } from './moderate-reviews.ts'

/** For whoever keeps the shop. */
const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
} as const

/** What an owner does with reviews. */
export const reviewsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...reviewsApi.reviews,
    async handle({ database }, { siteId, query }) {
      return { json: await listReviews(database.dbFor(siteId), query) }
    },
  }),
  route({
    ...keeper,
    ...reviewsApi.setStates,
    async handle({ database, views }, { siteId, body, account, now }) {
      const settings = await readDocument(database.dbFor(siteId), 'site-settings', 'site')
      const isLive = settings?.body.store.paymentMode === 'live'
      const decision = { ...body, by: account.accountId, isLive, now }
      const moved = await moderateReviews(database, siteId, decision)
      if (!moved.ok) return moved
      views.live.forget(siteId)
      return { json: { moved: [...moved.value] } }
    },
  }),
  route({
    ...keeper,
    ...reviewsApi.setReply,
    async handle({ database, views }, { siteId, params, body }) {
      const isThere = await replyToReview(database, siteId, params.reviewId, body.reply)
      if (!isThere) return refuse(reviewsRefusal('no-such-review'))
      views.live.forget(siteId)
      return { json: done }
    },
  }),
]
