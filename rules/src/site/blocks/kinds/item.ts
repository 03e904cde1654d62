import { wordsOf, type FieldKind, type FieldWords, type Seen } from '../field-kind.ts'
import { readReferenceId, referenceId } from './reference-id.ts'

export type ItemKind = FieldKind<string | null, Seen | undefined> & {
  readonly kind: 'item'
  /** Which items its control offers. */
  readonly of: 'products' | 'all'
}

/** An item, which is seen as in lists. */
export function item({ of, ...words }: FieldWords & Pick<ItemKind, 'of'>): ItemKind {
  return {
    kind: 'item',
    ...wordsOf(words),
    of,
    schema: referenceId,
    empty: null,
    read: readReferenceId,
    context: (id, look) => (id === null ? undefined : look.item(id)),
    visit(id, see) {
      if (id === null) return id
      const seen = see({ kind: 'item', id })
      return seen?.kind === 'item' ? seen.id : null
    },
  }
}
