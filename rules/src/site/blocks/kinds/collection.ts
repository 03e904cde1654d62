import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'
import { readReferenceId, referenceId } from './reference-id.ts'

export type CollectionKind = FieldKind<string | null, Seen | undefined> & {
  readonly kind: 'collection'
}

/** A page that holds items. */
export function collection(words: FieldWords): CollectionKind {
  return {
    kind: 'collection',
    ...wordsOf(words),
    schema: referenceId,
    empty: null,
    read: readReferenceId,
    context: (id, look) => (id === null ? undefined : look.collection(id)),
    visit: visitCollectionId,
  }
}

export function visitCollectionId(
  id: string | null,
  see: Parameters<NonNullable<FieldKind['visit']>>[1],
): string | null {
  if (id === null) return id
  const seen = see({ kind: 'collection', id })
  return seen?.kind === 'collection' ? seen.id : null
}
