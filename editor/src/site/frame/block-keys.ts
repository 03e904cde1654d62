import type { BlockWish, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import type { Canvas } from './canvas.ts'
import { blockAt, blocksOf, nameOf, type PageBlock } from './page-block.ts'
import { asText } from './text-block.ts'

type Wishes = {
  readonly canvas: Canvas
  readonly send: (message: FrameMessage) => void
  /** Puts the caret into a text. */
  readonly edit: (block: PageBlock) => void
}

const moves: Readonly<Record<string, BlockWish>> = {
  ArrowUp: 'move-up',
  ArrowDown: 'move-down',
  ArrowLeft: 'move-left',
  ArrowRight: 'move-right',
}
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** A key on a block that is not being edited. @returns whether it meant something there */
export function onBlockKey(event: KeyboardEvent, { canvas, send, edit }: Wishes): boolean {
  const block = blockAt(event.target)
  const areAdrift = canvas.areKeysAdrift()
  if (block === undefined && areAdrift) return sendForChosen(event, send)
  if (block === undefined || block.element !== event.target) return false
  if (event.key === 'Enter' && asText(block) !== undefined) {
    edit(block)
    return true
  }
  if (event.key === 'Escape') {
    canvas.pick(undefined, 'keys')
    return true
  }
  const step = isPlain(event) ? steps[event.key] : undefined
  if (step !== undefined) {
    walk(block, step)
    return true
  }
  const wish = wishOf(event)
  if (wish === undefined) return false
  // a key that is still held down was meant for the text in which it was pressed
  if (wish === 'delete' && event.repeat) return true
  if (areAdrift) return sendForChosen(event, send)
  if (canvas.chosen()?.element !== block.element) canvas.pick(block, 'keys')
  send({ type: 'block-key', ...nameOf(block), wish })
  return true
}

/**
 * A key that comes before the keys are with the block it is about, as after one was taken away or
 * added: only the editor knows for certain which that is.
 */
function sendForChosen(event: KeyboardEvent, send: Wishes['send']): boolean {
  const wish = wishOf(event)
  if (wish === undefined || event.repeat) return false
  send({ type: 'block-key', layoutId: '', blockId: '', wish })
  return true
}

function isPlain({ altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return !altKey && !shiftKey && !ctrlKey && !metaKey
}

function wishOf(event: KeyboardEvent): BlockWish | undefined {
  const isCommand = event.ctrlKey || event.metaKey
  if (event.altKey && event.shiftKey && !isCommand) return moves[event.key]
  if (isCommand && event.key.toLowerCase() === 'd') return 'duplicate'
  if (!isPlain(event)) return undefined
  const plain: Readonly<Record<string, BlockWish>> = {
    Enter: 'edit',
    Delete: 'delete',
    Backspace: 'delete',
    '/': 'insert',
  }
  return plain[event.key]
}

/** To another block of the same layout. */
function walk({ element, layoutId }: PageBlock, step: number): void {
  const all = blocksOf(document).filter((one) => one.layoutId === layoutId)
  const at = all.findIndex((one) => one.element === element)
  const next = all[Math.min(Math.max(at + step, 0), all.length - 1)]
  next?.element.focus()
}
