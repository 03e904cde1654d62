import { wordNow } from '@vitrine/rules/site/content/former-words.ts'
import { readWords } from '../../ground/documents/list-items.ts'
import type { Target } from '../render/loaded-page.ts'
import type { PageJob } from '../views/view-mode.ts'
import { readPageQuery } from '../views/page-query.ts'

/**
 * The query of a list that was asked for by a tag or category that is called otherwise now, by its
 * present name; undefined where the word stands, was never another, or is gone under both names.
 */
export async function movedWords({ view, request }: PageJob, target: Target) {
  if (target.kind !== 'list') return undefined
  const { tag, category } = readPageQuery(request.search)
  const { collection, collectionId } = target
  const now = {
    tag: wordNow(collection, 'tag', tag),
    category: wordNow(collection, 'category', category),
  }
  if (now.tag === undefined && now.category === undefined) return undefined
  const { tags, categories } = await readWords(view.documents.site, collectionId, request.now)
  const isMoved = (words: readonly string[], from: string, to?: string): to is string =>
    to !== undefined && !words.includes(from) && words.includes(to)
  const query = new URLSearchParams(request.search)
  const before = query.toString()
  if (isMoved(tags, tag, now.tag)) query.set('tag', now.tag)
  if (isMoved(categories, category, now.category)) query.set('category', now.category)
  const after = query.toString()
  return after === before ? undefined : after
}
