import type { ReservedNumbers } from '../../ground/ids/wire-names.ts'

/** A numbering of collections beside `CollectionType` (spec §3), of which only the range is known. */
export const reservedCollectionNumbers = { first: 1, last: 24 } as const satisfies ReservedNumbers

/** How a block shows a collection (spec §3). */
export const CollectionView = { list: 'list', grid: 'grid', product: 'product' } as const
export type CollectionView = (typeof CollectionView)[keyof typeof CollectionView]
