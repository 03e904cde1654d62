import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { deletedForMs } from '@vitrine/rules/site/comments/comment-limits.ts'
import type { CommentState } from '@vitrine/rules/site/comments/comment-states.ts'
import { moveCatalogueRevision } from '../../ground/documents/move-catalogue-revision.ts'
import type { Database } from '../../ground/db/database.ts'
import { forgetDeleted, setStates } from './comments-store.ts'

type Decision = {
  readonly ids: readonly string[]
  readonly state: CommentState
  readonly by: AccountId
  readonly now: number
}

/**
 * Approves comments, keeps them from visitors, or deletes them, which can be taken back for a while.
 * @returns those that were in another state, by that
 */
export function moderateComments(
  database: Database,
  siteId: SiteId,
  { ids, state, by, now }: Decision,
): Promise<readonly { readonly id: string; readonly was: CommentState }[]> {
  return database.transact(siteId, async (site) => {
    const moved = await setStates(site, ids, { state, at: now, by })
    const isSeen = state === 'approved' || moved.some(({ was }) => was === 'approved')
    if (isSeen && moved.length > 0) await moveCatalogueRevision(site)
    if (state === 'deleted') await forgetDeleted(site, now - deletedForMs)
    return moved.map(({ id, was }) => ({ id, was }))
  })
}
