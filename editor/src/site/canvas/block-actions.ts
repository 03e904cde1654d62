import type { ActionWish } from '@vitrine/rules/ground/changes/owner-action.ts'
import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { blockWords } from '@vitrine/rules/site/blocks/block-words.ts'
import { blocksOfLayout } from '@vitrine/rules/site/blocks/blocks-of-layout.ts'
import { findBlock, findRow } from '@vitrine/rules/site/blocks/find-in-rows.ts'
import { maxBlocksPerLayout, type Block } from '@vitrine/rules/site/blocks/layout.ts'
import type { Place } from '@vitrine/rules/site/blocks/place.ts'
import { idsForCopy } from '@vitrine/rules/site/blocks/row-actions.ts'
import { idsPerPlace } from '@vitrine/rules/site/blocks/spare-ids.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { changeLayout } from '../blocks/change-layout.ts'
import { saveTexts } from '../blocks/text-draft.ts'
import { chooseBlock, chosenBlock, type BlockName } from './chosen-block.ts'
import { layoutNow } from './layouts.ts'
import { say } from './live-region.tsx'

/** A place in one of the layouts of a page. */
export type Spot = { readonly layoutId: string; readonly place: Place }

/** What is new of a block before it has an id. */
export type NewBlock = Pick<Block, 'type' | 'value'>

export const newIds = (count: number): string[] => Array.from({ length: count }, makeNewId)

/** Performs a wish with what is being typed; its notice offers Undo. */
export async function change(siteId: string, wish: ActionWish, notice?: string): Promise<boolean> {
  // what is being typed in a text goes with it
  await saveTexts(siteId)
  const done = await changeLayout(siteId, wish, notice === undefined ? {} : { notice })
  return done.ok
}

/** Puts new blocks where they were wanted, and chooses the first. */
export async function insertBlocks(
  siteId: string,
  { layoutId, place }: Spot,
  blocks: readonly NewBlock[],
  pasted = false,
): Promise<BlockName | null> {
  const { columns } = layoutNow(siteId, layoutId)
  const added = blocks.slice(0, maxBlocksPerLayout + 1).map(({ type, value }) => ({
    id: makeNewId(),
    type,
    value: value as Record<string, never>,
  }))
  const [first] = added
  if (first === undefined) return null
  const ids = newIds(idsPerPlace)
  const input = { layoutId, columns, place, blocks: added, ids, pasted }
  chooseBlock({ layoutId, blockId: first.id })
  if (!(await change(siteId, { action: 'insert-blocks', input }))) return null
  say(`${sentence(blockWords(added))} added.`)
  return { layoutId, blockId: first.id }
}

/** Moves a block to another place, maybe of another layout. */
export async function moveBlock(siteId: string, block: BlockName, to: Spot): Promise<boolean> {
  const { layoutId, blockId } = block
  const isSame = to.layoutId === layoutId
  const { columns } = layoutNow(siteId, to.layoutId)
  const ids = newIds(idsPerPlace)
  const input = {
    layoutId,
    blockIds: [blockId],
    place: to.place,
    ids,
    ...(!isSame && { toLayoutId: to.layoutId, columns }),
  }
  chooseBlock({ layoutId: to.layoutId, blockId })
  return change(siteId, { action: 'move-blocks', input })
}

/** @returns the copy, which is chosen; null where there is none */
export async function duplicateBlock(siteId: string, block: BlockName): Promise<BlockName | null> {
  const { layoutId, blockId } = block
  const copy = { layoutId, blockId: makeNewId() }
  const words = wordsOf(siteId, block)
  const input = { layoutId, blockIds: [blockId], ids: [copy.blockId] }
  // chosen at once: when the answer comes somebody may be far on
  chooseBlock(copy)
  if (await change(siteId, { action: 'duplicate-blocks', input })) {
    say(`${words} duplicated.`)
    return copy
  }
  if (chosenBlock()?.blockId === copy.blockId) chooseBlock(block)
  return null
}

/** Takes a block away; the next one of its layout is chosen. */
export async function deleteBlock(siteId: string, block: BlockName): Promise<void> {
  const { layoutId, blockId } = block
  const words = wordsOf(siteId, block)
  const all = blocksOfLayout(layoutNow(siteId, layoutId)).map(({ id }) => id)
  const at = all.indexOf(blockId)
  const next = all[at + 1] ?? all[at - 1]
  chooseBlock(next === undefined ? null : { layoutId, blockId: next })
  const input = { layoutId, blockIds: [blockId] }
  await change(siteId, { action: 'delete-blocks', input }, `${words} deleted.`)
}

export async function moveRow(
  siteId: string,
  layoutId: string,
  rowId: string,
  place: Place,
): Promise<boolean> {
  return change(siteId, { action: 'move-row', input: { layoutId, rowId, place } })
}

export async function duplicateRow(siteId: string, layoutId: string, rowId: string): Promise<void> {
  const row = findRow(layoutNow(siteId, layoutId).rows, rowId)?.row
  if (row === undefined) return
  const input = { layoutId, rowId, ids: newIds(idsForCopy({ rows: [row] })) }
  if (await change(siteId, { action: 'duplicate-row', input })) say('Row duplicated.')
}

export async function deleteRow(siteId: string, layoutId: string, rowId: string): Promise<void> {
  chooseBlock(null)
  await change(siteId, { action: 'delete-row', input: { layoutId, rowId } }, 'Row deleted.')
}

export async function resizeColumns(
  siteId: string,
  layoutId: string,
  rowId: string,
  { spans, seen }: { readonly spans: readonly number[]; readonly seen: readonly number[] },
): Promise<void> {
  const input = { layoutId, rowId, spans: [...spans], seen: [...seen] }
  await change(siteId, { action: 'resize-columns', input })
}

function wordsOf(siteId: string, { layoutId, blockId }: BlockName): string {
  const block = findBlock(layoutNow(siteId, layoutId).rows, blockId)?.block
  return sentence(blockWords(block === undefined ? [] : [block]))
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Makes a block one of another type that can say the same. */
export async function turnBlock(siteId: string, block: BlockName, type: number): Promise<void> {
  const input = { ...block, type }
  const into = findBlockType(type)?.title ?? 'another block'
  await change(siteId, { action: 'change-block-type', input }, `Turned into ${into}.`)
}

/** Keeps a layout as it is arranged, or lets it be arranged again. */
export async function lockLayout(siteId: string, layoutId: string, locked: boolean): Promise<void> {
  const notice = locked ? 'This part of the page is locked.' : 'Unlocked.'
  await change(siteId, { action: 'lock-layout', input: { layoutId, locked } }, notice)
}
