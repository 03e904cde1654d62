import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { addBlockStyles, dressBlocks } from './dress-blocks.ts'
import { keepKeys, type KeptKeys } from './kept-keys.ts'
import { boxOf, measureBoxes } from './measure-boxes.ts'
import { openOutlines, type Outlines } from './outlines.ts'
import { blockAt, findBlock, focusBlock, isSame, nameOf, type PageBlock } from './page-block.ts'

type Send = (message: FrameMessage) => void
type Named = Pick<PageBlock, 'layoutId' | 'blockId'>
type PickedBy = Extract<FrameMessage, { type: 'picked' }>['by']

/** What of the page is pointed at and chosen, and where everything stands. */
export type Canvas = {
  readonly chosen: () => PageBlock | undefined
  /** Whether only the editor knows which block a key is about. */
  readonly areKeysAdrift: () => boolean
  readonly pick: (block: PageBlock | undefined, by: PickedBy) => void
  readonly receive: (message: EditorMessage) => void
}

/**
 * Follows the pointer and draws the outlines. Once per animation frame it looks where blocks stand,
 * since anything may move them: a picture that arrives, a font, a gallery that moves by itself.
 */
export function openCanvas(send: Send): Canvas {
  let pointed: PageBlock | undefined
  let chosen: Named | undefined
  let isMeasured = false
  let said = ''
  const outlines = openOutlines()
  const pick = (block: PageBlock | undefined, by: PickedBy): void => {
    chosen = block && nameOf(block)
    send({ type: 'picked', ...nameOf(block), by })
  }
  const keys = keepKeys({
    name: () => chosen,
    block: () => found(chosen),
    choose: (block) => pick(block, 'keys'),
  })
  const dress = keepDressed(() => found(chosen), keys)

  addBlockStyles()
  followPointer((block) => {
    if (isSame(block, pointed)) return
    pointed = block
    send({ type: 'pointed', ...nameOf(block) })
  })

  const everyFrame = (): void => {
    requestAnimationFrame(everyFrame)
    dress()
    const marked = found(chosen)
    draw(outlines, 'chosen', marked)
    draw(outlines, 'pointed', isSame(pointed, marked) ? undefined : found(pointed))
    if (!isMeasured) return
    const boxes = measureBoxes(document)
    const { top: _top, ...standing } = boxes
    const words = JSON.stringify(standing)
    if (words === said) return
    said = words
    send(boxes)
  }
  everyFrame()

  return {
    chosen: () => found(chosen),
    areKeysAdrift: keys.areAdrift,
    pick,
    receive(message) {
      if (message.type === 'mark') {
        chosen = message.blockId === '' ? undefined : message
      } else if (message.type === 'measure') {
        isMeasured = message.wanted
        said = ''
      } else if (message.type === 'show-place') {
        outlines.drawPlace(message.line)
      } else {
        bringIntoSight(message)
      }
    },
  }
}

function bringIntoSight(message: EditorMessage): void {
  if (message.type === 'scroll-by') {
    globalThis.scrollBy({ top: message.top, behavior: 'instant' })
  } else if (message.type === 'reveal') {
    found(message)?.element.scrollIntoView({ block: 'nearest' })
  } else if (message.type === 'focus-block') {
    focus(found(message))
  }
}

function followPointer(point: (block: PageBlock | undefined) => void): void {
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') point(blockAt(event.target))
  })
  document.documentElement.addEventListener('pointerleave', () => point(undefined))
}

function found(named: Named | undefined): PageBlock | undefined {
  return named && findBlock(named)
}

function draw(outlines: Outlines, what: 'pointed' | 'chosen', block: PageBlock | undefined): void {
  outlines.draw(what, block && boxOf(block.element))
}

/** Where a text is being edited the caret goes back into it. */
function focus(block: PageBlock | undefined): void {
  const text = block?.element.querySelector<HTMLElement>('[contenteditable="true"]')
  if (text) text.focus()
  else if (block !== undefined) focusBlock(block)
}

/** @returns what dresses blocks that came, once per frame and only where the page has changed */
function keepDressed(chosen: () => PageBlock | undefined, keys: KeptKeys): () => void {
  let isStale = true
  let last: Named | undefined
  const look = (): void => {
    isStale = true
  }
  const watch = new MutationObserver(look)
  // what was drawn anew while the editor had the keys can take them only once they are back
  globalThis.addEventListener('focus', look)
  const seen = { childList: true, subtree: true, characterData: true }
  watch.observe(document.body, seen)
  return () => {
    const now = chosen()
    if (!isStale && isSame(now, last)) return
    isStale = false
    last = now
    dressBlocks(now)
    keys.keep()
    // what it changed itself is no news
    watch.takeRecords()
  }
}
