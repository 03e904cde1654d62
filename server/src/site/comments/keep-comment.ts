import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import {
  commentRates,
  maxSpam,
  maxWaiting,
  uncheckedRates,
} from '@vitrine/rules/site/comments/comment-limits.ts'
import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import { commentsRefusal } from '@vitrine/rules/site/comments/comments-messages.ts'
import type { NewComment } from '@vitrine/rules/site/comments/read-comment.ts'
import type { Database, SiteDatabase } from '../../ground/db/database.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import { createRateLimiter, retryLater } from '../../ground/http/rate-limit.ts'
import { countInState, insertComment } from './comments-store.ts'

const written = createRateLimiter()

/** How many of a state are kept; of the others as many as come. */
const mostOf: Partial<Record<CommentState, number>> = { waiting: maxWaiting, spam: maxSpam }

type Visit = {
  /** Whether the site has a captcha and its form said nothing of it. */
  readonly isUnchecked: boolean
  /** The visitor's, as limits count it. */
  readonly address: string
  readonly now: number
  readonly uptime: number
  readonly random: Random
  /**
   * Asked where a comment begins to wait and no other does: an owner who has not looked yet is told
   * once. Of two that come in one instant both may be told of.
   */
  readonly onWaiting: (site: SiteDatabase) => Promise<void>
}

/**
 * Keeps a comment, unless there were too many: from an address, on the site from everywhere, or of
 * those that nobody has looked at yet.
 */
export async function keepComment(
  database: Database,
  { siteId }: SiteDatabase,
  { itemId, comment }: { readonly itemId: string; readonly comment: NewComment },
  visit: Visit,
): Promise<Result<true>> {
  const { now, uptime, isUnchecked } = visit
  const rates = isUnchecked ? uncheckedRates : commentRates
  const of = isUnchecked ? 'unchecked comment' : 'comment'
  const counters = [
    { key: `${siteId} ${visit.address}`, max: rates.perAddress },
    { key: siteId, max: rates.perSite },
  ]
  for (const { key, max } of counters) {
    if (written.allow(of, key, max, rates.windowMs, uptime)) continue
    const seconds = written.secondsLeft(of, key, uptime)
    return refuse(retryLater(commentsRefusal('too-many-comments'), seconds))
  }
  return database.transact(siteId, async (site) => {
    const most = mostOf[comment.state]
    const there = most === undefined ? 0 : await countInState(site, comment.state, most)
    if (most !== undefined && there >= most) {
      // programs are told nothing else than people are
      return comment.state === 'spam' ? ok(true) : refuse(commentsRefusal('too-many-comments'))
    }
    await insertComment(site, {
      id: makeId(now, visit.random),
      item_id: itemId,
      state: comment.state,
      author_name: comment.authorName,
      author_email: comment.authorEmail,
      author_url: comment.authorUrl,
      body: comment.body,
      created_at: now,
    })
    if (comment.state === 'approved') await moveCatalogueRevision(site)
    if (comment.state === 'waiting' && there === 0) await visit.onWaiting(site)
    return ok(true as const)
  })
}
