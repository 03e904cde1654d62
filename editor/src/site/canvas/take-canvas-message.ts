import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import { nextPlace, type Direction } from '@vitrine/rules/site/blocks/next-place.ts'
import type {
  BlockWish,
  EditorMessage,
  FrameMessage,
} from '@vitrine/rules/site/sites/frame-messages.ts'
import { deleteBlock, duplicateBlock, moveBlock } from './block-actions.ts'
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
    case 'block-key': {
      const block = message.blockId === '' ? chosenBlock() : nameIn(message)
      if (block === null) break
      chooseBlock(block)
      takeWish(message.wish, block, doing)
      break
    }
    case 'clipboard':
      if (message.kind === 'copy') keepCopied(doing.siteId, message.text)
      else if (message.kind === 'cut') void cut(doing.siteId, message.text)
      else void paste(doing.siteId, message)
      break
    case 'boxes':
    case 'scrolled':
    case 'pointed':
      takeViewMessage(message)
  }
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
    edit: () => onSettings(blockId),
    delete: () => void deleteBlock(siteId, block),
    duplicate: () => void duplicateBlock(siteId, block),
    move: () => beginWalk(siteId, block, send),
    'move-up': () => void moveOn(siteId, block, 'up'),
    'move-down': () => void moveOn(siteId, block, 'down'),
    'move-left': () => void moveOn(siteId, block, 'left'),
    'move-right': () => void moveOn(siteId, block, 'right'),
    insert: () => pickFor({ layoutId, place: { at: 'after', blockId } }),
    leave: () => chooseBlock(null),
  }
  wishes[wish]()
}

async function moveOn(siteId: string, block: BlockName, to: Direction): Promise<void> {
  const { layoutId, blockId } = block
  const isSideways = to === 'left' || to === 'right'
  if (isSideways && isNarrow(useFrameView.getState().boxes)) {
    say('At this width there is no place beside a block.')
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
