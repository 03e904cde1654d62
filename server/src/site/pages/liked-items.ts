import { isOnView } from '@vitrine/rules/site/content/post-state.ts'
import type { Context } from '../../ground/context.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { loadLiked } from '../likes/load-likes.ts'
import type { PageRequest } from '../views/view-mode.ts'
import { visitorView } from '../views/visitor-view.ts'

/**
 * Which of some items a visitor likes, and how many like each. Of what they may not see nothing is
 * told.
 */
export async function likedItems(
  context: Context,
  request: PageRequest,
  asked: readonly string[],
): Promise<Awaited<ReturnType<typeof loadLiked>>> {
  const { siteId } = request.site
  const site = context.database.dbFor(siteId)
  const [view, items] = await Promise.all([
    visitorView(context, request),
    listDocuments(site, 'item', { ids: [...new Set(asked)] }),
  ])
  const { now } = request
  const seen = items.filter(({ body }) =>
    isOnView(body, view.collections.get(body.collectionId), { now, unlocked: view.unlocked }),
  )
  return loadLiked(
    site,
    request.cookies.liker,
    seen.map(({ id }) => id),
  )
}
