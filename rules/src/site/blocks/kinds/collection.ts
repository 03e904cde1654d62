import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'
import { readReferenceId, referenceId } from './reference-id.ts'

export type CollectionKind = FieldKind<string | null, Seen | undefined> & {
  readonly kind: 'collection'
  /** Which pages its control offers: those that hold items, those of events, every one, or folders. */
  readonly of: 'lists' | 'calendars' | 'all' | 'folders'
}

/** A page of the site; without more words one that holds items. */
export function collection({
  of = 'lists',
  ...words
}: FieldWords & Partial<Pick<CollectionKind, 'of'>>): CollectionKind {
  return {
    kind: 'collection',
    ...wordsOf(words),
    of,
    schema: referenceId,
    empty: null,
    read: readReferenceId,
    context(id, look) {
      if (id === null) return undefined
      return of === 'lists' || of === 'calendars' ? look.collection(id) : look.page(id)
    },
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
