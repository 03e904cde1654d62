import { z } from 'zod'
import { fieldsChanged, seenText, type FieldConflict } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { acceptFields, findBlockType } from './block-types.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { findBlock, withBlock, withColumn, type FoundBlock } from './find-in-rows.ts'
import { layoutId, partId } from './layout-schema.ts'
import type { Block, LayoutRow } from './layout.ts'
import { contentOf, readLayout, rearranged } from './saved-layout.ts'
import { takeOut } from './take-out.ts'
import { findTurning } from './turnings.ts'

/** HTML; sanitised when it is saved. */
const html = z.string().max(500_000)

type Rows = readonly LayoutRow[]

/** Makes two texts of one, the second after the first. */
export const splitText = ownerAction({
  name: 'split-text',
  title: 'Split text',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    blockId: partId,
    halves: z.tuple([html, html]),
    /** The id of the second text. */
    newBlockId: newId,
    seen: seenText,
  }),
  reads: readLayout,
  perform: (documents, { layoutId: id, blockId, halves, newBlockId, seen }, { now }) =>
    rearranged(documents, { id, now }, ({ rows }) => {
      // asked for again, as after a lost answer
      if (findBlock(rows, newBlockId) !== undefined) return ok(rows)
      const found = findText(rows, blockId)
      if (!found.ok) return found
      const conflicts = changedTexts([[found.value, seen, halves[0]]])
      if (conflicts.length > 0) return fieldsChanged(conflicts)
      const { block, index } = found.value
      const first = withHtml(block, halves[0])
      const second = { ...withHtml(block, halves[1]), id: newBlockId }
      return ok(
        withColumn(rows, found.value, (column) => ({
          ...column,
          blocks: column.blocks.toSpliced(index, 1, first, second),
        })),
      )
    }),
})

/** Makes one text of two that stand one after the other. */
export const mergeTexts = ownerAction({
  name: 'merge-texts',
  title: 'Merge texts',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    /** The text that stays, and the one after it. */
    blockIds: z.tuple([partId, partId]),
    seen: z.tuple([seenText, seenText]),
  }),
  reads: readLayout,
  perform: (documents, { layoutId: id, blockIds, seen }, { now }) =>
    rearranged(documents, { id, now }, ({ rows }) => {
      const first = findText(rows, blockIds[0])
      if (!first.ok) return first
      const second = findText(rows, blockIds[1])
      if (!second.ok) return second
      const isNext =
        second.value.column === first.value.column && second.value.index === first.value.index + 1
      if (!isNext) return refuse(blocksRefusal('not-neighbours'))
      const merged = htmlOf(first.value.block) + htmlOf(second.value.block)
      const conflicts = changedTexts([
        [first.value, seen[0], merged],
        [second.value, seen[1], ''],
      ])
      if (conflicts.length > 0) return fieldsChanged(conflicts)
      const rest = takeOut(rows, { blockIds: [blockIds[1]] })
      return ok(withBlock(rest, withHtml(first.value.block, merged)))
    }),
})

/** Makes a block one of another type that can say the same, such as a quote of a text. */
export const changeBlockType = ownerAction({
  name: 'change-block-type',
  title: (documents, input) => {
    const rows = documents.find('layout', input.layoutId)?.rows ?? []
    const block = findBlock(rows, input.blockId)?.block
    return `Turn ${typeTitle(block?.type)} into ${typeTitle(input.type)}`
  },
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, blockId: partId, type: z.int().min(1).max(2000) }),
  reads: readLayout,
  perform: (documents, { layoutId: id, blockId, type }, { now }) =>
    rearranged(documents, { id, now }, ({ rows }) => {
      const block = findBlock(rows, blockId)?.block
      if (block === undefined) return refuse(blocksRefusal('no-such-block'))
      if (block.type === type) return ok(rows)
      const turn = findTurning(block.type, type)
      const blockType = findBlockType(type)
      if (turn === undefined || blockType === undefined) {
        return refuse(blocksRefusal('cannot-turn-into'))
      }
      const value = acceptFields(blockType, turn(block.value))
      return value.ok ? ok(withBlock(rows, { id: block.id, type, value: value.value })) : value
    }),
})

function typeTitle(type: number | undefined): string {
  return (type === undefined ? undefined : findBlockType(type)?.title) ?? 'block'
}

/** Whether a block is a text, which is written where it stands. */
export function isTextBlock({ type }: Pick<Block, 'type'>): boolean {
  return findBlockType(type)?.inPlace === 'html'
}

function findText(rows: Rows, blockId: string): Result<FoundBlock> {
  const found = findBlock(rows, blockId)
  if (found === undefined) return refuse(blocksRefusal('no-such-block'))
  return isTextBlock(found.block) ? ok(found) : refuse(blocksRefusal('not-a-text-block'))
}

/** Texts that are not what was seen, each with what its author wants there. */
function changedTexts(
  texts: readonly (readonly [FoundBlock, seen: string, yours: string])[],
): readonly FieldConflict[] {
  return texts.flatMap(([{ block }, seen, yours]) => {
    const theirs = htmlOf(block)
    return theirs === seen ? [] : [{ field: 'html', yours, theirs }]
  })
}

function htmlOf({ value }: Block): string {
  return typeof value['html'] === 'string' ? value['html'] : ''
}

function withHtml(block: Block, text: string): Block {
  return { ...block, value: { ...block.value, html: text } }
}
