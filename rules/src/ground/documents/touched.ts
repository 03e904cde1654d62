import type { DocumentBodies, DocumentKind } from './document.ts'
import { projectionOf } from './projection.ts'

/** What a page stands on by name, and what an edit touches: pages that stand on it are made anew. */
export const markOf = {
  /** Settings, design, menus, pages, files and pictures: any page may show any of them. */
  site: 'site',
  item: (id: string): string => `item:${id}`,
  /** All that shows several items of a page, or how many there are. */
  list: (collectionId: string): string => `list:${collectionId}`,
  /** The content of a page or of an item. */
  layout: (id: string): string => `layout:${id}`,
} as const

/** More than so many are all of the site. */
const maxTouched = 200

type Edit = {
  readonly kind: DocumentKind
  readonly id: string
  readonly before: DocumentBodies[DocumentKind] | null
  readonly after: DocumentBodies[DocumentKind] | null
}

/** The marks that some edits touch, each once. */
export function touchedBy(edits: readonly Edit[]): readonly string[] {
  const touched = new Set(edits.flatMap(touchedByOne))
  return touched.size > maxTouched || touched.has(markOf.site) ? [markOf.site] : [...touched]
}

function touchedByOne({ kind, id, before, after }: Edit): readonly string[] {
  if (kind === 'layout') return [markOf.layout(id)]
  if (kind !== 'item') return [markOf.site]
  const lists = [before, after].flatMap((body) => (body === null ? [] : listOf(body)))
  return [markOf.item(id), ...lists]
}

function listOf(body: DocumentBodies[DocumentKind]): readonly string[] {
  const { collectionId } = projectionOf('item', body as DocumentBodies['item'])
  return collectionId === null ? [] : [markOf.list(collectionId)]
}
