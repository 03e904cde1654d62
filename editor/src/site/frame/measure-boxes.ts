import type { Box, LayoutBoxes } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import type { FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import { blocksOf } from './page-block.ts'

type Boxes = Extract<FrameMessage, { type: 'boxes' }>

/** Where everything stands, in pixels of the page. */
export function measureBoxes(page: Document): Boxes {
  const layouts = [...page.querySelectorAll<HTMLElement>('[data-layout-id]')]
  return {
    type: 'boxes',
    layouts: layouts.slice(0, 100).map(measureLayout),
    width: globalThis.innerWidth,
    height: page.documentElement.scrollHeight,
    top: globalThis.scrollY,
  }
}

/** The rectangle of an element; whole pixels, so that scrolling by parts of one changes none. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  return {
    left: Math.round(left + globalThis.scrollX),
    top: Math.round(top + globalThis.scrollY),
    width: Math.round(width),
    height: Math.round(height),
  }
}

function measureLayout(layout: HTMLElement): LayoutBoxes {
  const own = (selector: string) =>
    [...layout.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.closest('[data-layout-id]') === layout,
    )
  const { layoutId = '', layoutLabel = '', type } = layout.dataset
  return {
    layoutId,
    label: layoutLabel,
    kind: type === 'page' || type === 'item' ? type : 'block-field',
    columns: layout.classList.contains('columns-1') ? 1 : 12,
    box: boxOf(layout),
    rows: own('[data-row-id]').map((row) => ({ id: row.dataset['rowId'] ?? '', box: boxOf(row) })),
    cells: own('[data-column-id]').map((cell) => ({
      id: cell.dataset['columnId'] ?? '',
      rowId: cell.closest<HTMLElement>('[data-row-id]')?.dataset['rowId'] ?? '',
      span: spanOf(cell),
      box: boxOf(cell),
    })),
    blocks: blocksOf(layout)
      .filter((block) => block.layoutId === layoutId)
      .map(({ element, blockId }) => ({
        id: blockId,
        type: Number(element.dataset['blockType']),
        columnId: element.closest<HTMLElement>('[data-column-id]')?.dataset['columnId'] ?? '',
        box: boxOf(element),
      })),
  }
}

/** As its class says, such as `span-6`. */
function spanOf({ className }: Element): number {
  return Number(/(?:^|\s)span-(\d+)/.exec(className)?.[1] ?? 12)
}
