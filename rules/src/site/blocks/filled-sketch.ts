import type { Block } from './layout.ts'
import type { ListedPage, SketchBlock } from './page-sections.ts'

/** The id of a site's first page of a kind; null where it has none. */
export type FindPage = (kind: ListedPage) => string | null

/** What a drawn block begins with on a site: a list shows something from the first moment. */
export function filledSketch(
  { type, value, lists }: SketchBlock,
  findPage: FindPage,
): Pick<Block, 'type' | 'value'> {
  const collectionId = lists === undefined ? null : findPage(lists)
  if (collectionId === null) return { type, value }
  const filter = { category: '', tag: '', featured: false }
  return { type, value: { ...value, query: { collectionId, filter, pageSize: 3 } } }
}
