import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { nextPlace, type Direction } from '@vitrine/rules/site/blocks/next-place.ts'
import type {
  BlockWish,
  EditorMessage,
  FrameMessage,
} from '@vitrine/rules/site/sites/frame-messages.ts'
import { deleteBlock, duplicateBlock, moveBlock } from './block-actions.ts'
import { leadKeysInto } from '../blocks/keys-into-settings.ts'
import { saveTexts } from '../blocks/text-draft.ts'
import { chooseBlock, chosenBlock, type BlockName } from './chosen-block.ts'
import { cut, keepCopied, paste } from './clipboard.ts'
import { blockBoxOf, takeViewMessage, useFrameView } from './frame-view.ts'
import { layoutNow } from './layouts.ts'
import { say } from './live-region.tsx'
import { beginWalk, isNarrow, spotWords } from './moving.ts'
import { pickFor } from './picking-place.ts'

type Doing = {
  readonly siteId: string
  /** Opens the settings of a block, or closes those that are open. */
  readonly onSettings: (blockId: string | null) => void
  readonly send: (message: EditorMessage) => void
}

/** What the page says of its blocks. */
export function takeCanvasMessage(message: FrameMessage, doing: Doing): void {
  switch (message.type) {
    case 'picked':
      takePicked(message, doing)
      break
    case 'block-key':
      takeKey(message, doing)
      break
    case 'clipboard':
      if (message.kind === 'copy') void keepCopied(doing.siteId, message.text)
      else if (message.kind === 'cut') void cut(doing.siteId, message.text)
      else void paste(doing.siteId, message)
      break
    case 'boxes':
    case 'scrolled':
    case 'pointed':
      takeViewMessage(message)
  }
}

type Key = {
  /** The block that had the keys; null: none had, what is chosen is meant. */
  readonly on: BlockName | null
  /** What is chosen after it. */
  readonly done: Promise<BlockName | null>
}

/** The latest key, until it has been taken. */
let waiting: Key | null = null

/**
 * One key after the other, each after what was being typed is on its way: what it is about stands by
 * then as the keys before it have left it. The page knows that later, and goes on naming the block
 * that the first of them was pressed on.
 */
function takeKey(message: Extract<FrameMessage, { type: 'block-key' }>, doing: Doing): void {
  const before = waiting
  const on = message.blockId === '' ? null : nameIn(message)
  const take = async (left: BlockName | null): Promise<BlockName | null> => {
    // what could not be saved is a draft still, and the keys after it go on
    await saveTexts(doing.siteId).catch(() => false)
    const block = on === null ? chosenBlock() : isSame(before?.on, on) ? left : on
    if (block !== null) {
      chooseBlock(block)
      takeWish(message.wish, block, doing)
    }
    if (waiting === key) waiting = null
    return chosenBlock()
  }
  const done = (before?.done ?? Promise.resolve(null)).then(take)
  const key = { on, done }
  waiting = key
}

function isSame(one: BlockName | null | undefined, other: BlockName): boolean {
  return one?.blockId === other.blockId && one.layoutId === other.layoutId
}

function nameIn({ layoutId, blockId }: BlockName): BlockName {
  return { layoutId, blockId }
}

function takePicked(message: Extract<FrameMessage, { type: 'picked' }>, doing: Doing): void {
  const block = message.blockId === '' ? null : message
  chooseBlock(block)
  // a text is edited where it stands; a finger first chooses what its next touch is about
  const isOpened = block !== null && message.by === 'pointer' && !isText(block)
  if (isOpened) doing.onSettings(block.blockId)
  else if (message.by !== 'keys' || block === null) doing.onSettings(null)
}

function takeWish(wish: BlockWish, block: BlockName, { siteId, onSettings, send }: Doing): void {
  const { layoutId, blockId } = block
  const wishes: Readonly<Record<BlockWish, () => void>> = {
    edit: () => {
      leadKeysInto(blockId)
      onSettings(blockId)
    },
    delete: () => void deleteBlock(siteId, block),
    duplicate: () => void duplicateOn(siteId, block, send),
    move: () => beginWalk(siteId, block, send),
    'move-up': () => void moveOn(siteId, block, 'up'),
    'move-down': () => void moveOn(siteId, block, 'down'),
    'move-left': () => void moveOn(siteId, block, 'left'),
    'move-right': () => void moveOn(siteId, block, 'right'),
    // the page lets go of its keys while a dialog is over it
    insert: () =>
      pickFor(
        { layoutId, place: { at: 'after', blockId } },
        { leave: () => send({ type: 'focus-block', layoutId, blockId }) },
      ),
    leave: () => chooseBlock(null),
  }
  wishes[wish]()
}

/** The keys go on with the copy, unless they have gone elsewhere meanwhile. */
async function duplicateOn(siteId: string, block: BlockName, send: Doing['send']): Promise<void> {
  const copy = await duplicateBlock(siteId, block)
  if (copy === null || !isSame(chosenBlock(), copy) || areKeysAtTool()) return
  send({ type: 'focus-block', ...copy })
}

/** Whether somebody is at a tool beside the page by now, such as an open menu. */
function areKeysAtTool(): boolean {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && activeElement.tagName !== 'IFRAME'
}

async function moveOn(siteId: string, block: BlockName, to: Direction): Promise<void> {
  const { layoutId, blockId } = block
  const isSideways = to === 'left' || to === 'right'
  if (isSideways && isNarrow(useFrameView.getState().boxes)) {
    say('At this width there is no place at its side.')
    return
  }
  const place = nextPlace(layoutNow(siteId, layoutId), blockId, to)
  if (place === undefined) {
    say('There is no place further on.')
    return
  }
  const where = spotWords(siteId, { layoutId, place })
  if (await moveBlock(siteId, block, { layoutId, place })) say(`Moved. ${where}.`)
}

function isText(name: BlockName): boolean {
  const block = blockBoxOf(useFrameView.getState().boxes, name)
  return findBlockType(block?.type ?? 0)?.name === 'html'
}
