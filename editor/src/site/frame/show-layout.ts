import type { EditorMessage, FrameMessage } from '@vitrine/rules/site/sites/frame-messages.ts'
import {
  columnAttributes,
  rowAttributes,
  type Attributes,
} from '@vitrine/rules/site/blocks/layout-markup.ts'
import type { Arrangement } from '@vitrine/rules/site/blocks/layout-boxes.ts'
import { blockElements, findLayoutElement, keepView, tellLeaving } from './page-elements.ts'

type ShowLayout = Extract<EditorMessage, { type: 'show-layout' }>

/** The newest patch of each layout. */
const newest = new Map<string, number>()

/**
 * Rearranges a layout: elements that stand already are moved, so that what plays in them goes on;
 * a block that is new is an empty place until its HTML comes.
 */
export function showLayout(
  { layoutId, rows, patch }: ShowLayout,
  send: (message: FrameMessage) => void,
): void {
  const layout = findLayoutElement(layoutId)
  if (layout === null || (newest.get(layoutId) ?? 0) > patch) return
  newest.set(layoutId, patch)
  keepView(() => rearrange(layout, rows))
  send({ type: 'shown', patch })
}

export function hasBlock(rows: Arrangement, blockId: string): boolean {
  return rows.some(({ columns }) =>
    columns.some(({ blocks, rows: inner }) => blocks.includes(blockId) || hasBlock(inner, blockId)),
  )
}

/** The elements of a layout by their ids, and those that its new arrangement uses. */
type Parts = {
  readonly rows: ReadonlyMap<string, HTMLElement>
  readonly columns: ReadonlyMap<string, HTMLElement>
  readonly blocks: ReadonlyMap<string, HTMLElement>
  readonly used: Set<HTMLElement>
}

function rearrange(layout: HTMLElement, rows: Arrangement): void {
  const byId = (name: 'rowId' | 'columnId', selector: string) =>
    new Map(
      [...layout.querySelectorAll<HTMLElement>(selector)].map((one) => [
        one.dataset[name] ?? '',
        one,
      ]),
    )
  const parts: Parts = {
    rows: byId('rowId', '[data-row-id]'),
    columns: byId('columnId', '[data-column-id]'),
    blocks: new Map(blockElements(layout).map((one) => [one.id.slice('block-'.length), one])),
    used: new Set(),
  }
  placeRows(layout, rows, parts)
  for (const block of parts.blocks.values()) if (!parts.used.has(block)) tellLeaving(block)
  for (const group of [parts.blocks, parts.columns, parts.rows]) {
    for (const part of group.values())
      if (!parts.used.has(part) && !isWrittenIn(part)) part.remove()
  }
}

/** What somebody writes in stays, though it is gone: its save asks what is to become of it. */
function isWrittenIn(part: HTMLElement): boolean {
  const written = '[data-vitrine-editing]'
  return part.matches(written) || part.querySelector(written) !== null
}

/** Outer parts come first, so that none is ever put into itself. */
function placeRows(parent: HTMLElement, rows: Arrangement, parts: Parts, after = 0): void {
  const elements = rows.map(({ id }) =>
    use(parts.rows.get(id) ?? makeElement(rowAttributes({ id }, true)), parts),
  )
  placeChildren(parent, elements, after)
  for (const [index, { columns }] of rows.entries()) {
    const row = elements[index]
    if (row === undefined) continue
    const cells = columns.map((column) => use(columnElement(column, parts), parts))
    placeChildren(row, cells, 0)
    for (const [at, { blocks, rows: inner }] of columns.entries()) {
      const cell = cells[at]
      if (cell === undefined) continue
      const standing = blocks.map((id) => use(parts.blocks.get(id) ?? makePlace(id), parts))
      placeChildren(cell, standing, 0)
      placeRows(cell, inner, parts, standing.length)
    }
  }
}

function use(element: HTMLElement, { used }: Parts): HTMLElement {
  used.add(element)
  return element
}

type Movable = { moveBefore?(node: Node, before: Node | null): void }

/** Makes these the children from a place on; what is left behind them goes or is moved later. */
function placeChildren(parent: HTMLElement, wanted: readonly HTMLElement[], from: number): void {
  let at: Element | null = parent.children[from] ?? null
  for (const element of wanted) {
    if (element === at) {
      at = at.nextElementSibling
      continue
    }
    const mover = parent as Movable
    // what plays or is focused goes on where the browser can move it whole
    if (mover.moveBefore !== undefined && element.isConnected) mover.moveBefore(element, at)
    else parent.insertBefore(element, at)
  }
}

function columnElement({ id, span }: { id: string; span: number }, parts: Parts): HTMLElement {
  const standing = parts.columns.get(id)
  if (standing !== undefined) return withSpan(standing, span)
  return makeElement(columnAttributes({ id, span }, true))
}

function makeElement(attributes: Attributes): HTMLElement {
  const element = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** A column that stands takes its new width; what else stands in its class is somebody's own. */
function withSpan(column: HTMLElement, span: number): HTMLElement {
  const others = [...column.classList].filter((name) => /^(?:sqs-col|span)-\d+$/.test(name))
  column.classList.remove(...others)
  column.classList.add(`sqs-col-${span}`, `span-${span}`)
  return column
}

/** Where a block will stand as soon as its HTML is here. */
function makePlace(id: string): HTMLElement {
  const place = document.createElement('div')
  place.className = 'sqs-block'
  place.id = `block-${id}`
  return place
}
