import type { DocumentRef } from '../documents/document.ts'
import { draftIdOf } from '../documents/draft-of.ts'

/** A document with those that are a part of it for its owner: the blocks of a page or of an item. */
export function documentsOfSubject(subject: DocumentRef): readonly DocumentRef[] {
  return [subject, ...layoutIdsOf(subject).map((id) => ({ kind: 'layout', id }) as const)]
}

/** The layouts of a page or item, the draft among them; of all else none. */
export function layoutIdsOf({ kind, id }: DocumentRef): readonly string[] {
  if (kind !== 'collection' && kind !== 'item') return []
  const layoutId = `${kind === 'collection' ? 'page' : 'item'}-${id}`
  return [layoutId, draftIdOf(layoutId)]
}

/** Of a text such as `item/7`. */
export function documentRefOf(text: string): DocumentRef {
  const end = text.indexOf('/')
  return { kind: text.slice(0, end), id: text.slice(end + 1) } as DocumentRef
}
