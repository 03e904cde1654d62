import { z } from 'zod'
import { fieldsChanged } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { allRows, findRow, withRow } from './find-in-rows.ts'
import { layoutId, partId } from './layout-schema.ts'
import { maxRowDepth, type Layout, type LayoutRow } from './layout.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { heightOf } from './places.ts'
import { putRows, type TakeId } from './put-in.ts'
import { contentOf, readLayout, rearranged } from './saved-layout.ts'
import { spareIds, withSpareIds } from './spare-ids.ts'
import { takeOut } from './take-out.ts'

const spans = z.array(z.int().min(1).max(12)).min(1).max(12)

/** Changes how wide the columns of a row are. */
export const resizeColumns = ownerAction({
  name: 'resize-columns',
  title: 'Resize columns',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, rowId: partId, spans, seen: spans.optional() }),
  reads: readLayout,
  perform: (documents, { layoutId: id, rowId, ...input }, { now }) =>
    rearranged(documents, { id, now }, ({ rows }) => {
      const row = findRow(rows, rowId)?.row
      if (row === undefined) return refuse(blocksRefusal('no-such-row'))
      const theirs = row.columns.map(({ span }) => span)
      if (areSame(theirs, input.spans)) return ok(rows)
      const isOther = input.spans.length !== theirs.length
      if (isOther || !areSame(theirs, input.seen ?? theirs)) {
        return fieldsChanged([{ field: 'spans', yours: input.spans, theirs }])
      }
      return ok(
        withRow(rows, rowId, (one) => ({
          ...one,
          columns: one.columns.map((column, index) => ({
            ...column,
            span: input.spans[index] ?? column.span,
          })),
        })),
      )
    }),
})

function areSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((span, index) => span === other[index])
}

/** Moves a row with all that is in it to another place between rows. */
export const moveRow = ownerAction({
  name: 'move-row',
  title: 'Move row',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, rowId: partId, place: placeSchema }),
  reads: readLayout,
  perform: (documents, { layoutId: id, rowId, place }, { now }) =>
    rearranged(documents, { id, now }, (layout) => {
      const row = findRow(layout.rows, rowId)?.row
      if (row === undefined) return refuse(blocksRefusal('no-such-row'))
      const anchor = 'rowId' in place ? place.rowId : undefined
      const rows = takeOut(layout.rows, { rowIds: [rowId] })
      const found = anchor === undefined ? undefined : findRow(rows, anchor)
      if (anchor !== undefined && found === undefined && findRow(layout.rows, anchor)) {
        return refuse(blocksRefusal('into-itself'))
      }
      return fits(row, found?.depth ?? 1)
        ? putRows({ ...layout, rows }, place, () => [row])
        : refuse(blocksRefusal('too-deep'))
    }),
})

function fits(row: LayoutRow, depth: number): boolean {
  return depth - 1 + heightOf(row) <= maxRowDepth
}

/** Puts a copy of a row and of all that is in it after it. */
export const duplicateRow = ownerAction({
  name: 'duplicate-row',
  title: 'Duplicate row',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, rowId: partId, ids: spareIds }),
  reads: readLayout,
  perform: (documents, { layoutId: id, rowId, ids }, { now }) =>
    rearranged(documents, { id, now }, (layout) => {
      const row = findRow(layout.rows, rowId)?.row
      if (row === undefined) return refuse(blocksRefusal('no-such-row'))
      // asked for again, as after a lost answer
      if (ids[0] !== undefined && findRow(layout.rows, ids[0]) !== undefined) return ok(layout.rows)
      const place: Place = { at: 'after-row', rowId }
      return withSpareIds(ids, (takeId) => putRows(layout, place, () => [copyOfRow(row, takeId)]))
    }),
})

/** The same row, whose parts and blocks have ids of their own. */
export function copyOfRow(row: LayoutRow, takeId: TakeId): LayoutRow {
  return {
    id: takeId(),
    columns: row.columns.map((column) => ({
      id: takeId(),
      span: column.span,
      blocks: column.blocks.map((block) => ({ ...block, id: takeId() })),
      rows: column.rows.map((inner) => copyOfRow(inner, takeId)),
    })),
  }
}

/** How many ids a copy of rows uses up. */
export function idsForCopy({ rows }: Pick<Layout, 'rows'>): number {
  return allRows(rows).reduce(
    (sum, { row }) =>
      sum + 1 + row.columns.reduce((inRow, { blocks }) => inRow + 1 + blocks.length, 0),
    0,
  )
}

/** Takes a row away with all that is in it. */
export const deleteRow = ownerAction({
  name: 'delete-row',
  title: 'Delete row',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, rowId: partId }),
  reads: readLayout,
  perform: (documents, { layoutId: id, rowId }, { now }) =>
    rearranged(documents, { id, now }, ({ rows }) =>
      findRow(rows, rowId) === undefined
        ? refuse(blocksRefusal('no-such-row'))
        : ok(takeOut(rows, { rowIds: [rowId] })),
    ),
})
