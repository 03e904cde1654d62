import type { Slide } from './slide.ts'
import type {} from '../../ground/documents/document.ts'
/** One block of a page: its type number (spec §3) and the values its panel edits. */
export type Block = {
  readonly id: string
  readonly type: number
  readonly value: Readonly<Record<string, unknown>>
}

export type LayoutColumn = {
  /** Its own within its layout, as a row's. */
  readonly id: string
  /** 1 to `columns` of the layout; the spans of a row add up to it. */
  readonly span: number
  readonly blocks: readonly Block[]
  readonly rows: readonly LayoutRow[]
}

export type LayoutRow = { readonly id: string; readonly columns: readonly LayoutColumn[] }

/** The content of a block field, a page or an item's body. */
export type Layout = {
  readonly columns: 1 | 12
  readonly rows: readonly LayoutRow[]
  /** What its blocks hold may be edited, and nothing else. */
  readonly locked?: boolean
  /** Its blocks are slices of a page of their own, or over pages; absent: they are blocks of a page. */
  readonly slide?: Slide
  /** The block that stands for the whole item, by its id; absent: none does. */
  readonly promotes?: string
  /** Epoch milliseconds. */
  readonly updatedOn: number
}

/** What a page begins with until somebody fills it (spec §3): a body with neither rows nor raw markup. */
export const defaultLayout = { body: { raw: false, columns: 12, rows: [] } } as const

/** At most so many blocks stand in one layout (spec §9). */
export const maxBlocksPerLayout = 60

/** Rows lie in columns of rows, at most so many deep. */
export const maxRowDepth = 3

declare module '../../ground/documents/document.ts' {
  interface DocumentBodies {
    /** Id = the block field's id, `page-<collectionId>`, `item-<itemId>` or one of `slideIds`. */
    layout: Layout
  }
}
