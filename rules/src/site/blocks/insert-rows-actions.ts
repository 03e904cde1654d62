import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { acceptedBlocks } from './accepted-blocks.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { findRow } from './find-in-rows.ts'
import { mayWrite } from './guarded-values.ts'
import { blockSchema, columns, layoutId } from './layout-schema.ts'
import { maxBlocksPerLayout, type Block, type LayoutRow } from './layout.ts'
import { placeSchema } from './place-schema.ts'
import { putRows, type TakeId } from './put-in.ts'
import { contentOf, readLayout, rearranged } from './saved-layout.ts'
import { spareIds, withSpareIds } from './spare-ids.ts'

/** A row as it is drawn, before it has ids; nothing lies in its columns but blocks. */
const drawnRow = z.object({
  columns: z
    .array(
      z.object({
        span: z.int().min(1).max(12),
        blocks: z.array(blockSchema.omit({ id: true })).max(maxBlocksPerLayout + 1),
      }),
    )
    .min(1)
    .max(12),
})

type DrawnRow = z.output<typeof drawnRow>

/** Puts new rows between the rows of a layout, such as those of a section that we drew. */
export const insertRows = ownerAction({
  name: 'insert-rows',
  title: (_documents, { title }) =>
    title === undefined ? 'Add section' : `Add section “${title}”`,
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    columns,
    place: placeSchema,
    rows: z.array(drawnRow).min(1).max(60),
    /** Each row's, then each of its columns', followed by its blocks'. */
    ids: spareIds,
    /** What the rows are called together, for history's words. */
    title: z.string().trim().min(1).max(200).optional(),
  }),
  reads: readLayout,
  perform(documents, { layoutId: id, place, ids, ...input }, { now, may }) {
    const begins = { columns: input.columns, rows: [], updatedOn: now }
    return rearranged(documents, { id, now, begins }, (layout) => {
      // asked for again, as after a lost answer
      if (ids[0] !== undefined && findRow(layout.rows, ids[0]) !== undefined) return ok(layout.rows)
      if (!input.rows.every((row) => spanOf(row) === layout.columns)) {
        return refuse(blocksRefusal('spans-do-not-add-up'))
      }
      return withSpareIds(ids, (takeId) => {
        const rows = acceptedRows(input.rows, takeId)
        if (!rows.ok) return rows
        const blocks = rows.value.flatMap((row) => row.columns.flatMap((column) => column.blocks))
        if (!mayWrite(blocks, layout, may)) return refuse(blocksRefusal('code-needs-right'))
        return putRows(layout, place, () => rows.value)
      })
    })
  },
})

function spanOf(row: DrawnRow): number {
  return row.columns.reduce((sum, { span }) => sum + span, 0)
}

function acceptedRows(rows: readonly DrawnRow[], takeId: TakeId): Result<readonly LayoutRow[]> {
  const accepted: LayoutRow[] = []
  for (const row of rows) {
    const id = takeId()
    const made: LayoutRow['columns'][number][] = []
    for (const { span, blocks } of row.columns) {
      const columnId = takeId()
      const named = blocks.map((block): Block => ({ id: takeId(), ...block }))
      const taken = acceptedBlocks(named)
      if (!taken.ok) return taken
      made.push({ id: columnId, span, blocks: taken.value, rows: [] })
    }
    accepted.push({ id, columns: made })
  }
  return ok(accepted)
}
