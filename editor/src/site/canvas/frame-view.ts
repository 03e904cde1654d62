import { create } from 'zustand'
import type { FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import type { LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import type { BlockName } from './chosen-block.ts'

export type FrameBoxes = Omit<Extract<FrameMessage, { type: 'boxes' }>, 'type' | 'top'>

type FrameView = {
  /** Null until the page has said where things stand. */
  readonly boxes: FrameBoxes | null
  /** How far the page is scrolled. */
  readonly top: number
  readonly isScrolling: boolean
  readonly pointed: BlockName | null
}

const nothing: FrameView = { boxes: null, top: 0, isScrolling: false, pointed: null }

/** What the page in the frame shows right now. */
export const useFrameView = create<FrameView>()(() => nothing)

/** Another page is about to be shown. */
export function forgetFrameView(): void {
  clearTimeout(rest)
  clearTimeout(leaving)
  isBeside = false
  useFrameView.setState(nothing)
}

/** What lies over the page comes back so long after it was scrolled. */
const restMs = 140
let rest: ReturnType<typeof setTimeout> | undefined

/** The pointer may be on its way to what lies over the block. */
const leaveMs = 250
let leaving: ReturnType<typeof setTimeout> | undefined

/** Whether the pointer is on what lies over the block: the page in the frame hears of that late. */
let isBeside = false

type ViewMessage = Extract<FrameMessage, { type: 'boxes' | 'scrolled' | 'pointed' }>

export function takeViewMessage(message: ViewMessage): void {
  if (message.type === 'boxes') {
    const { layouts, width, height, top } = message
    useFrameView.setState({ boxes: { layouts, width, height }, top })
  } else if (message.type === 'scrolled') {
    useFrameView.setState({ top: message.top, isScrolling: true })
    clearTimeout(rest)
    rest = setTimeout(() => useFrameView.setState({ isScrolling: false }), restMs)
  } else {
    point(message.blockId === '' ? null : message)
  }
}

function point(block: BlockName | null): void {
  clearTimeout(leaving)
  if (block !== null) {
    isBeside = false
    useFrameView.setState({ pointed: block })
  } else if (!isBeside) leave()
}

function leave(): void {
  leaving = setTimeout(() => useFrameView.setState({ pointed: null }), leaveMs)
}

/**
 * For what lies over the block that is pointed at, and keeps it so. That the pointer has left the page
 * is told by the page itself, and may be heard only after the pointer has come here.
 */
export const keepsPointed = {
  onPointerEnter(): void {
    clearTimeout(leaving)
    isBeside = true
  },
  onPointerLeave(): void {
    clearTimeout(leaving)
    isBeside = false
    leave()
  },
} as const

export function layoutOf(boxes: FrameBoxes | null, layoutId: string): LayoutBoxes | undefined {
  return boxes?.layouts.find((one) => one.layoutId === layoutId)
}

export function blockBoxOf(boxes: FrameBoxes | null, name: BlockName | null) {
  if (name === null) return undefined
  return layoutOf(boxes, name.layoutId)?.blocks.find(({ id }) => id === name.blockId)
}

/** The block of this id that stands on the page. */
export function findOnPage(boxes: FrameBoxes | null, blockId: string): BlockName | null {
  const holds = boxes?.layouts.find(({ blocks }) => blocks.some(({ id }) => id === blockId))
  return holds === undefined ? null : { layoutId: holds.layoutId, blockId }
}
