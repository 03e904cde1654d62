import { publicIdOf } from '@vitrine/rules/ground/documents/draft-of.ts'
import type { Block, Layout, LayoutColumn, LayoutRow } from '@vitrine/rules/site/blocks/layout.ts'
import {
  columnAttributes,
  openingTag,
  rowAttributes,
} from '@vitrine/rules/site/blocks/layout-markup.ts'
import type { BlockType } from '@vitrine/rules/site/blocks/block-type.ts'
import { findBlockType, readBlockValue } from '@vitrine/rules/site/blocks/block-types.ts'
import { sliceNameOf } from '@vitrine/rules/site/slides/slice-type.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'

export type LayoutFrame = {
  readonly id: string
  readonly dataType: 'block-field' | 'page' | 'item'
  readonly columns: 1 | 12
  readonly label?: string
  readonly className?: string
  /** In edit mode blocks carry their own data, and the layout its id, for the editor's frame. */
  readonly editing: boolean
}

/** One block's markup; undefined where its type has none. */
export type BlockRenderer = (block: Block) => string | undefined

/**
 * A layout as HTML (template platform §6): rows, columns and blocks with the classes and data that
 * existing stylesheets and the editor look for. A field without content is an empty layout.
 */
export function renderLayout(
  layout: Layout | undefined,
  frame: LayoutFrame,
  renderBlock: BlockRenderer,
): string {
  const columns = layout?.columns ?? frame.columns
  const attributes = [
    `class="${classNames('sqs-layout', `sqs-grid-${columns}`, `columns-${columns}`, frame.className)}"`,
    ...(frame.label ? [`data-layout-label="${escapeHtml(frame.label)}"`] : []),
    `data-type="${frame.dataType}"`,
    ...(layout === undefined ? [] : [`data-updated-on="${layout.updatedOn}"`]),
    ...(frame.editing ? [`data-layout-id="${escapeHtml(frame.id)}"`] : []),
    // stylesheets name it by this, a draft too
    `id="${escapeHtml(publicIdOf(frame.id))}"`,
  ]
  const rows = (layout?.rows ?? []).map((row) => renderRow(row, columns, frame, renderBlock))
  return `<div ${attributes.join(' ')}>${rows.join('')}</div>`
}

function renderRow(
  row: LayoutRow,
  columns: number,
  frame: LayoutFrame,
  renderBlock: BlockRenderer,
): string {
  const cells = row.columns.map((column) => renderColumn(column, columns, frame, renderBlock))
  return `${openingTag(rowAttributes(row, frame.editing))}${cells.join('')}</div>`
}

function renderColumn(
  column: LayoutColumn,
  columns: number,
  frame: LayoutFrame,
  renderBlock: BlockRenderer,
): string {
  const blocks = column.blocks.map((block) => renderFramed(block, frame.editing, renderBlock))
  const rows = column.rows.map((row) => renderRow(row, columns, frame, renderBlock))
  const opening = openingTag(columnAttributes(column, frame.editing))
  return `${opening}${blocks.join('')}${rows.join('')}</div>`
}

/** One block with its frame; empty where its type has no markup. */
export function renderFramed(block: Block, editing: boolean, renderBlock: BlockRenderer): string {
  const blockType = findBlockType(block.type)
  // what is known by its name alone is a card for owners
  const rendered = renderBlock(block) ?? (editing && blockType?.isNameOnly ? '' : undefined)
  // by `:empty` stylesheets close the gap where a row shows nothing yet
  const inner = rendered?.trim() === '' ? '' : rendered
  if (inner === undefined || blockType === undefined) return ''
  const data = editing ? editingData(block, blockType, inner === '') : ''
  const { name } = blockType
  const slice = sliceNameOf(block.type)
  const classes = slice === undefined ? '' : ` slice slice-${slice}`
  return (
    `<div class="sqs-block ${name}-block sqs-block-${name}${classes}" data-block-type="${block.type}"${data} ` +
    `id="block-${escapeHtml(block.id)}"><div class="sqs-block-content">${inner}</div></div>`
  )
}

function classNames(...names: readonly (string | undefined)[]): string {
  return escapeHtml(names.filter((name) => name !== undefined && name !== '').join(' '))
}

/** What the editor's frame reads of a block: its values, and the words that stand where it shows nothing. */
function editingData({ value }: Block, blockType: BlockType, isEmpty: boolean): string {
  const elsewhere = isEmpty ? blockType.setElsewhere : undefined
  const hint = blockType.hint?.(readBlockValue(blockType, value) as never) ?? elsewhere ?? null
  return (
    ` data-block-json="${escapeHtml(JSON.stringify(value))}"` +
    (hint === null ? '' : ` data-hint="${escapeHtml(hint)}"`)
  )
}
