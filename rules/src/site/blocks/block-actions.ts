import { z } from 'zod'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { acceptedBlocks } from './accepted-blocks.ts'
import { blockWords } from './block-words.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { standingLayout } from './drawn-slides.ts'
import { findBlock, withColumn } from './find-in-rows.ts'
import { mayWrite } from './guarded-values.ts'
import { blockSchema, columns, layoutId, partId } from './layout-schema.ts'
import { maxBlocksPerLayout, type Block, type Layout, type LayoutRow } from './layout.ts'
import type { Place } from './place.ts'
import { placeSchema } from './place-schema.ts'
import { putBlocks, type TakeId } from './put-in.ts'
import { contentOf, readLayout, rearranged } from './saved-layout.ts'
import { spareIds, withSpareIds } from './spare-ids.ts'
import { takeOut } from './take-out.ts'

const blockIds = z.array(partId).min(1).max(maxBlocksPerLayout)

/** Puts new blocks into a layout; once under their ids. */
export const insertBlocks = ownerAction({
  name: 'insert-blocks',
  title: (_documents, { blocks, pasted }) => `${pasted ? 'Paste' : 'Add'} ${blockWords(blocks)}`,
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    columns,
    place: placeSchema,
    blocks: z
      .array(blockSchema.extend({ id: newId }))
      .min(1)
      .max(maxBlocksPerLayout + 1),
    ids: spareIds,
    /** Whether they were copied or cut before, for history's words. */
    pasted: z.boolean().default(false),
  }),
  reads: readLayout,
  perform(documents, { layoutId: id, place, ids, ...input }, { now, may }) {
    const begins = { columns: input.columns, rows: [], updatedOn: now }
    return rearranged(documents, { id, now, begins }, (layout) => {
      const standing = new Set(blocksOfLayout(layout).map((block) => block.id))
      if (input.blocks.every((block) => standing.has(block.id))) return ok(layout.rows)
      if (!mayWrite(input.blocks, layout, may)) return refuse(blocksRefusal('code-needs-right'))
      const blocks = acceptedBlocks(input.blocks)
      if (!blocks.ok) return blocks
      return withSpareIds(ids, (takeId) => putBlocks(layout, place, blocks.value, takeId))
    })
  },
})

/** Moves blocks to another place, in their layout or in another one of the site. */
export const moveBlocks = ownerAction({
  name: 'move-blocks',
  title: (documents, input) => `Move ${wordsOf(documents, input)}`,
  about: (input) => contentOf(input.toLayoutId ?? input.layoutId),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    blockIds,
    place: placeSchema,
    /** Absent: the layout where they stand. */
    toLayoutId: layoutId.optional(),
    columns,
    ids: spareIds,
  }),
  reads: (input) => [
    ...readLayout(input),
    ...(input.toLayoutId === undefined ? [] : readLayout({ layoutId: input.toLayoutId })),
  ],
  perform(documents, input, { now }) {
    const { layoutId: id, toLayoutId = id } = input
    if (toLayoutId !== id) return moveAcross(documents, { ...input, toLayoutId }, now)
    return rearranged(documents, { id, now }, (layout) => {
      const blocks = chosenBlocks(layout, input.blockIds)
      if (blocks === undefined) return refuse(blocksRefusal('no-such-block'))
      const rows = takeOut(layout.rows, input)
      const put = withSpareIds(input.ids, (takeId) =>
        putBlocks({ ...layout, rows }, input.place, blocks, takeId),
      )
      const isOwnPlace = !put.ok && put.refusal.code === 'place-gone' && stands(layout, input.place)
      return isOwnPlace ? refuse(blocksRefusal('into-itself')) : put
    })
  },
})

type MoveAcross = {
  readonly layoutId: string
  readonly toLayoutId: string
  readonly blockIds: readonly string[]
  readonly place: Place
  readonly columns: Layout['columns']
  readonly ids: readonly string[]
}

function moveAcross(documents: DocumentReader, input: MoveAcross, now: number): ActionResult {
  const from = standingLayout(documents, input.layoutId)
  if (from === undefined) return refuse(blocksRefusal('no-such-layout'))
  const blocks = chosenBlocks(from, input.blockIds)
  if (blocks === undefined) return refuse(blocksRefusal('no-such-block'))
  const left = rearranged(documents, { id: input.layoutId, now }, ({ rows }) =>
    ok(takeOut(rows, input)),
  )
  if (!left.ok) return left
  const begins = { columns: input.columns, rows: [], updatedOn: now }
  const entered = rearranged(documents, { id: input.toLayoutId, now, begins }, (layout) =>
    withSpareIds(input.ids, (takeId) => putBlocks(layout, input.place, blocks, takeId)),
  )
  return entered.ok ? ok([...left.value, ...entered.value]) : entered
}

/** Whether what a place is named by stands in a layout. */
function stands({ rows }: Layout, place: Place): boolean {
  const ids = new Set(placeIds(rows))
  if ('blockId' in place) return ids.has(place.blockId)
  if ('rowId' in place) return ids.has(place.rowId)
  return 'columnId' in place && ids.has(place.columnId)
}

function placeIds(rows: readonly LayoutRow[]): string[] {
  return rows.flatMap((row) => [
    row.id,
    ...row.columns.flatMap((column) => [
      column.id,
      ...column.blocks.map((block) => block.id),
      ...placeIds(column.rows),
    ]),
  ])
}

/** Puts a copy of each block after it. */
export const duplicateBlocks = ownerAction({
  name: 'duplicate-blocks',
  title: (documents, input) => `Duplicate ${wordsOf(documents, input)}`,
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, blockIds, ids: spareIds }),
  reads: readLayout,
  perform(documents, { layoutId: id, ids, ...input }, { now }) {
    return rearranged(documents, { id, now }, (layout) => {
      const blocks = chosenBlocks(layout, input.blockIds)
      if (blocks === undefined) return refuse(blocksRefusal('no-such-block'))
      // asked for again, as after a lost answer
      if (ids[0] !== undefined && findBlock(layout.rows, ids[0]) !== undefined) {
        return ok(layout.rows)
      }
      return withSpareIds(ids, (takeId) => ok(withCopies(layout.rows, blocks, takeId)))
    })
  },
})

function withCopies(
  rows: readonly LayoutRow[],
  blocks: readonly Block[],
  takeId: TakeId,
): readonly LayoutRow[] {
  return blocks.reduce((standing, block) => {
    const found = findBlock(standing, block.id)
    if (found === undefined) return standing
    const copy = { ...block, id: takeId() }
    return withColumn(standing, found, (column) => ({
      ...column,
      blocks: column.blocks.toSpliced(found.index + 1, 0, copy),
    }))
  }, rows)
}

/** Takes blocks away; those that are gone already are in nobody's way while one stands. */
export const deleteBlocks = ownerAction({
  name: 'delete-blocks',
  title: (documents, input) => `Delete ${wordsOf(documents, input)}`,
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, blockIds }),
  reads: readLayout,
  perform: (documents, input, { now }) =>
    rearranged(documents, { id: input.layoutId, now }, ({ rows }) =>
      input.blockIds.some((id) => findBlock(rows, id) !== undefined)
        ? ok(takeOut(rows, input))
        : refuse(blocksRefusal('no-such-block')),
    ),
})

/** The blocks in reading order; undefined where one of them does not stand. */
function chosenBlocks(layout: Layout, ids: readonly string[]): readonly Block[] | undefined {
  const chosen = new Set(ids)
  const blocks = blocksOfLayout(layout).filter(({ id }) => chosen.has(id))
  return blocks.length === chosen.size ? blocks : undefined
}

function wordsOf(
  documents: DocumentReader,
  input: { readonly layoutId: string; readonly blockIds: readonly string[] },
): string {
  const layout = standingLayout(documents, input.layoutId)
  const chosen = new Set(input.blockIds)
  return blockWords(layout ? blocksOfLayout(layout).filter(({ id }) => chosen.has(id)) : [])
}
