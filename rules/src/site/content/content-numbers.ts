import type { ReservedNumbers } from '../../ground/ids/wire-names.ts'

/** A numbering of content items beside `RecordType` (spec §3), of which only the range is known. */
export const reservedItemNumbers = { first: 1, last: 62 } as const satisfies ReservedNumbers

/** Kinds of content generators (spec §3). */
export const ContentGeneratorType = { default: 'default', icon: 'icon' } as const
export type ContentGeneratorType = (typeof ContentGeneratorType)[keyof typeof ContentGeneratorType]
