import { z } from 'zod'
import { wordsOf, type FieldKind, type FieldWords, type Seen, type Stored } from '../field-kind.ts'
import { visitCollectionId } from './collection.ts'
import { number } from './number.ts'
import { readReferenceId, referenceId } from './reference-id.ts'

/** Which items of which page, and how many at most. */
export type QueryValue = {
  readonly collectionId: string | null
  readonly filter: {
    /** Empty: whatever categories an item has. */
    readonly category: string
    readonly tag: string
    readonly featured: boolean
  }
  readonly pageSize: number
}

type QueryShown = { readonly collection: Seen | undefined; readonly items: readonly Seen[] }

export type QueryKind = FieldKind<QueryValue, QueryShown> & {
  readonly kind: 'query'
  readonly maxItems: number
}

const word = z.string().max(100)

/** A list of items; markup sees `collection` and `items`. */
export function query({
  maxItems,
  empty,
  ...words
}: FieldWords & { readonly maxItems: number; readonly empty: number }): QueryKind {
  const size = number({ label: '', min: 1, max: maxItems, empty })
  return {
    kind: 'query',
    ...wordsOf(words),
    maxItems,
    schema: z.strictObject({
      collectionId: referenceId,
      filter: z.strictObject({ category: word, tag: word, featured: z.boolean() }),
      pageSize: size.schema,
    }),
    empty: {
      collectionId: null,
      filter: { category: '', tag: '', featured: false },
      pageSize: size.empty,
    },
    read(stored, beside) {
      const today = isRecord(stored)
      const parts = today ? stored : beside
      const filter = today ? (isRecord(stored['filter']) ? stored['filter'] : {}) : beside
      const count = today ? parts['pageSize'] : beside['limit']
      return {
        collectionId: readReferenceId(parts['collectionId']) ?? null,
        filter: {
          category: textOr(filter['category']),
          tag: textOr(filter['tag']),
          featured: filter['featured'] === true,
        },
        pageSize: size.read(count, beside) ?? size.empty,
      }
    },
    context({ collectionId, filter, pageSize }, look) {
      if (collectionId === null) return { collection: undefined, items: [] }
      return {
        collection: look.collection(collectionId),
        items: look.items({ collectionId, limit: pageSize, ...filter }),
      }
    },
    gives: (shown) => shown,
    visit(value, see) {
      const collectionId = visitCollectionId(value.collectionId, see)
      return collectionId === value.collectionId ? value : { ...value, collectionId }
    },
  }
}

function textOr(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= 100 ? stored : ''
}

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
