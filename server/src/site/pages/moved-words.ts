import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import { categoriesWithin } from '@vitrine/rules/site/collections/category-tree.ts'
import { wordNow } from '@vitrine/rules/site/content/former-words.ts'
import { wordsOnView } from '../../ground/documents/list-items.ts'
import type { Target } from '../render/loaded-page.ts'
import type { PageJob } from '../views/view-mode.ts'
import { readPageQuery } from '../views/page-query.ts'

const sorts = ['tag', 'category'] as const satisfies readonly WordSort[]

/**
 * The query of a list that was asked for by a tag or category that is called otherwise now, by its
 * present name; undefined where the word stands, was never another, or is gone under both names. So
 * whatever a page remembers, none leads on to another that leads on.
 */
export async function movedWords(
  { view, request }: PageJob,
  target: Target,
): Promise<string | undefined> {
  if (target.kind !== 'list') return undefined
  const { collection, collectionId } = target
  const asked = readPageQuery(request.search)
  const query = new URLSearchParams(request.search)
  let isMoved = false
  for (const sort of sorts) {
    const from = asked[sort]
    const to = wordNow(collection, sort, from)
    if (to === undefined) continue
    const standing = sort === 'category' ? categoriesWithin(collection, to) : [to]
    const wanted = { collectionId, sort, words: [from, ...standing] }
    const onView = await wordsOnView(view.documents.site, wanted, request.now)
    if (onView.has(from) || !standing.some((word) => onView.has(word))) continue
    query.set(sort, to)
    isMoved = true
  }
  return isMoved ? query.toString() : undefined
}
