import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type { ReviewState } from '@vitrine/rules/site/reviews/review-states.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import type { Database } from '../../ground/db/database.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { reviewsRefusal } from '@vitrine/rules/shop/reviews/reviews-messages.ts'
import {
  areOfTests,
  countFacts,
  itemsOfReviews,
  lockFacts,
  setReply,
  setStates,
} from './reviews-store.ts'

type Decision = {
  readonly ids: readonly string[]
  readonly state: ReviewState
  readonly by: AccountId
  /** Whether the shop takes money. */
  readonly isLive: boolean
  readonly now: number
}

type Moved = { readonly id: string; readonly was: ReviewState }

/**
 * Shows reviews, keeps them from visitors, or lets them wait again.
 * @returns those that were in another state, by that
 */
export function moderateReviews(
  database: Database,
  siteId: SiteId,
  { ids, state, by, isLive, now }: Decision,
): Promise<Result<readonly Moved[]>> {
  return database.transact(siteId, async (site) => {
    if (state === 'shown' && isLive && (await areOfTests(site, ids))) {
      return refuse(reviewsRefusal('review-of-test'))
    }
    const itemIds = await itemsOfReviews(site, ids)
    await lockFacts(site, itemIds)
    const moved = await setStates(site, ids, { state, at: now, by, isLive })
    if (moved.length > 0 && (state === 'shown' || moved.some(({ was }) => was === 'shown'))) {
      await countFacts(site, itemIds)
      await moveCatalogueRevision(site)
    }
    return ok(moved)
  })
}

/** What the owner says to a review; empty: nothing. @returns false where there is no such review */
export function replyToReview(
  database: Database,
  siteId: SiteId,
  id: string,
  reply: string,
): Promise<boolean> {
  return database.transact(siteId, async (site) => {
    const state = await setReply(site, id, reply)
    if (state === 'shown') await moveCatalogueRevision(site)
    return state !== undefined
  })
}
