import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { addBlockStyles, dressBlocks } from './dress-blocks.ts'
import { boxOf, measureBoxes } from './measure-boxes.ts'
import { openOutlines, type Outlines } from './outlines.ts'
import { blockAt, findBlock, focusBlock, isSame, nameOf, type PageBlock } from './page-block.ts'

type Send = (message: FrameMessage) => void
type Named = Pick<PageBlock, 'layoutId' | 'blockId'>
type PickedBy = Extract<FrameMessage, { type: 'picked' }>['by']

/** What of the page is pointed at and chosen, and where everything stands. */
export type Canvas = {
  readonly chosen: () => PageBlock | undefined
  /** The same before it stands on the page. */
  readonly chosenName: () => Named | undefined
  /** Whether the block with the keys is gone or drawn anew, and nothing else has them yet. */
  readonly isKeyless: () => boolean
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
  const dressed = keepDressed(() => found(chosen))

  addBlockStyles()
  followPointer((block) => {
    if (isSame(block, pointed)) return
    pointed = block
    send({ type: 'pointed', ...nameOf(block) })
  })

  const everyFrame = (): void => {
    requestAnimationFrame(everyFrame)
    dressed.keep()
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
    chosenName: () => chosen,
    isKeyless: dressed.isKeyless,
    pick(block, by) {
      chosen = block && nameOf(block)
      send({ type: 'picked', ...nameOf(block), by })
    },
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

type Dressed = { readonly keep: () => void; readonly isKeyless: () => boolean }

/** Dresses blocks that came, once per frame and only where the page has changed. */
function keepDressed(chosen: () => PageBlock | undefined): Dressed {
  let isStale = true
  let last: Named | undefined
  let focused: Named | undefined
  document.addEventListener('focusin', ({ target }) => {
    focused = blockAt(target)?.element === target ? blockAt(target) : undefined
  })
  document.addEventListener('pointerdown', () => {
    focused = undefined
  })
  const look = (): void => {
    isStale = true
  }
  const watch = new MutationObserver(look)
  // what was drawn anew while the editor had the keys can take them only once they are back
  globalThis.addEventListener('focus', look)
  const seen = { childList: true, subtree: true, characterData: true }
  watch.observe(document.body, seen)
  const isKeyless = (): boolean => focused !== undefined && document.activeElement === document.body
  const keep = (): void => {
    const now = chosen()
    if (!isStale && isSame(now, last)) return
    isStale = false
    last = now
    dressBlocks(now)
    // a block that was drawn anew, or moved, keeps the keys
    if (document.hasFocus() && isKeyless() && now !== undefined) focusBlock(now)
    // what it changed itself is no news
    watch.takeRecords()
  }
  return { keep, isKeyless }
}
