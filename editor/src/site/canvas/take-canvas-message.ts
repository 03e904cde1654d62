import { findBlockType } from '@vitrine/rules/site/blocks/block-types.ts'
import type { FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { chooseBlock, type BlockName } from './chosen-block.ts'
import { blockBoxOf, takeViewMessage, useFrameView } from './frame-view.ts'

type Doing = {
  /** Opens the settings of a block, or closes those that are open. */
  readonly onSettings: (blockId: string | null) => void
}

/** What the page says of its blocks. */
export function takeCanvasMessage(message: FrameMessage, { onSettings }: Doing): void {
  switch (message.type) {
    case 'picked': {
      const block = message.blockId === '' ? null : message
      chooseBlock(block)
      // a text is edited where it stands; a finger first chooses what its next touch is about
      const isOpened = block !== null && message.by === 'pointer' && !isText(block)
      if (isOpened) onSettings(block.blockId)
      else if (message.by !== 'keys' || block === null) onSettings(null)
      break
    }
    case 'block-key':
      chooseBlock(message)
      if (message.wish === 'edit') onSettings(message.blockId)
      else if (message.wish === 'leave') chooseBlock(null)
      break
    case 'boxes':
    case 'scrolled':
    case 'pointed':
      takeViewMessage(message)
  }
}

function isText(name: BlockName): boolean {
  const block = blockBoxOf(useFrameView.getState().boxes, name)
  return findBlockType(block?.type ?? 0)?.name === 'html'
}
