import { makeId, type Random, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { stateOfNew } from '@vitrine/rules/shop/reviews/decide-review.ts'
import type { WrittenReview } from '@vitrine/rules/shop/reviews/review-form.ts'
import { reviewsRefusal } from '@vitrine/rules/shop/reviews/reviews-messages.ts'
import type { ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import type { Database } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import type { ReviewedLine } from './reviewed-order.ts'
import { countFacts, listOfOrder, lockFacts, putReview } from './reviews-store.ts'

type Written = {
  readonly order: { readonly id: string; readonly testMode: boolean }
  readonly name: string
  readonly reviews: readonly WrittenReview[]
  readonly lines: readonly ReviewedLine[]
  readonly needsApproval: boolean
  readonly now: number
  readonly random: Random
}

/**
 * Writes reviews of an order, all of them or none: one that its owner has decided on is not changed.
 * @returns where they stand
 */
export function writeReviews(
  database: Database,
  siteId: SiteId,
  { order, name, reviews, lines, needsApproval, now, random }: Written,
): Promise<Result<ReviewState>> {
  const itemOf = new Map(lines.map(({ line, itemId }) => [line, itemId]))
  const found = reviews.map((review) => ({ ...review, itemId: itemOf.get(review.line) ?? '' }))
  const itemIds = found.map(({ itemId }) => itemId)
  const state = stateOfNew({ needsApproval }, order)
  return database.transact(siteId, async (site) => {
    await lockFacts(site, itemIds)
    // whoever decides meanwhile has locked the same, so that what is read here stands
    const before = await listOfOrder(site, order.id)
    const decided = new Set(before.flatMap((one) => (one.decided_at === null ? [] : [one.line])))
    if (found.some(({ line }) => decided.has(line))) return refuse(reviewsRefusal('review-decided'))
    for (const { line, itemId, stars, text } of found) {
      await putReview(site, {
        id: makeId(now, random),
        order_id: order.id,
        line,
        item_id: itemId,
        stars,
        body: text,
        author_name: name,
        state,
        test_mode: order.testMode,
        created_at: now,
      })
    }
    const wasSeen = before.some((one) => one.state === 'shown')
    if (state === 'shown' || wasSeen) {
      await countFacts(site, itemIds)
      await moveCatalogueRevision(site)
    }
    return ok(state)
  })
}
