import { z } from 'zod'
import { isDraftId, publicIdOf } from '../../ground/documents/draft-of.ts'
import type { Refusal } from '../../ground/refusals/result.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { idsOfRows, withLayoutIds, type RowWithoutIds } from './layout-ids.ts'
import { maxBlocksPerLayout, type Layout, type LayoutRow } from './layout.ts'
import { refusedSlide } from './refused-slide.ts'
import { SlideType } from '../slides/slice-type.ts'

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/** A value of a block, whose own schema reads it where it is shown. */
const blockValue: z.ZodType<Json> = z.lazy(() =>
  z.union([
    z.string().max(500_000),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(blockValue).max(1000),
    z.record(z.string().max(200), blockValue),
  ]),
)

/** The id of a layout itself; a draft is one of something, and not of a draft. */
export const layoutId = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => publicIdOf(id) !== '' && !isDraftId(publicIdOf(id)))

/** How many columns a layout has that nothing was put in yet. */
export const columns = z.union([z.literal(1), z.literal(12)]).default(12)

/** An id within a layout; owners' markup may print it as it is. */
export const partId = z
  .string()
  .max(100)
  .regex(/^[\w-]+$/)

export const blockSchema = z.object({
  id: partId,
  type: z.int().min(1).max(2000),
  value: z.record(z.string().max(200), blockValue),
})

/** How a slide is arranged, and what is behind its words; its own fields read the ground. */
export const slideSchema = z.object({
  type: z.enum(Object.values(SlideType)),
  layout: z.string().max(100),
  ground: blockSchema.shape.value,
})

const rowSchema: z.ZodType<RowWithoutIds> = z.object({
  id: partId.optional(),
  columns: z
    .array(
      z.object({
        id: partId.optional(),
        span: z.int().min(1).max(12),
        blocks: z.array(blockSchema).max(1000),
        get rows() {
          return z.array(rowSchema).max(1000)
        },
      }),
    )
    .min(1)
    .max(12),
})

/**
 * A layout as an editor sends it; when it was changed is the server's to say. Rows and columns that
 * come without an id get one.
 */
export const layoutSchema = z
  .object({
    columns: z.union([z.literal(1), z.literal(12)]),
    rows: z.array(rowSchema).max(1000),
  })
  .transform((layout) => ({ ...layout, rows: withLayoutIds(layout.rows) }))

/**
 * Whether a layout keeps the rules of spec §9: at most 60 blocks, rows whose spans add up; and those
 * of slides, which hold slices in one column.
 * @returns the refusal, or undefined where it is fine
 */
export function refusedLayout(
  layout: Pick<Layout, 'columns' | 'rows' | 'slide'>,
): Refusal | undefined {
  const ids = blocksOfLayout(layout).map((block) => block.id)
  if (ids.length > maxBlocksPerLayout) return blocksRefusal('too-many-blocks')
  if (hasTwice(ids)) return blocksRefusal('same-block-twice')
  if (hasTwice(idsOfRows(layout.rows))) return blocksRefusal('same-row-twice')
  if (!layout.rows.every((row) => fillsRow(row, layout.columns))) {
    return blocksRefusal('spans-do-not-add-up')
  }
  return refusedSlide(layout)
}

function hasTwice(ids: readonly string[]): boolean {
  return new Set(ids).size !== ids.length
}

/** Rows inside a column are split into as many parts as the layout's own. */
function fillsRow(row: LayoutRow, columns: number): boolean {
  const sum = row.columns.reduce((total, column) => total + column.span, 0)
  return (
    sum === columns &&
    row.columns.every((column) => column.rows.every((inner) => fillsRow(inner, columns)))
  )
}
