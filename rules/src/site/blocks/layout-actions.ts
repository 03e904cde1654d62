import { z } from 'zod'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type {
  DocumentEdit,
  DocumentReader,
  DocumentRef,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import { changedFields, seenText, seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { layoutSchema, refusedLayout } from './layout-schema.ts'
import type { Block, Layout, LayoutRow } from './layout.ts'

/** Wire numbers of the blocks that hold code, which only some roles may write (spec §3). */
const codeBlockTypes: ReadonlySet<number> = new Set([22, 23])
const htmlBlockType = 2

const layoutId = z.string().min(1).max(200)
const saveLayoutInput = z.object({
  layoutId,
  layout: layoutSchema,
  /** The layout as its author found it; another one that stands by now is not written over. */
  seen: seenValue.optional(),
})
type SaveLayout = z.output<typeof saveLayoutInput>

/** The layout, and the page or item that it is the content of. */
function readLayout(input: { layoutId: string }): readonly DocumentSelector[] {
  const [kind, id] = ownerOf(input.layoutId)
  const layout = { kind: 'layout', id: input.layoutId } as const
  return kind === null ? [layout] : [layout, { kind, id }]
}

/** What a layout is the content of, for history. */
function contentOf(layout: string): DocumentRef {
  const [kind, id] = ownerOf(layout)
  return { kind: kind ?? 'layout', id }
}

function ownerOf(id: string): readonly ['collection' | 'item' | null, string] {
  if (id.startsWith('page-')) return ['collection', id.slice('page-'.length)]
  if (id.startsWith('item-')) return ['item', id.slice('item-'.length)]
  return [null, id]
}

/**
 * A layout's new content. The page or item whose content it is becomes the owner's own, so that
 * clearing the sample content leaves it.
 */
function savedLayout(
  documents: DocumentReader,
  id: string,
  layout: Pick<Layout, 'columns' | 'rows'>,
  now: number,
): ActionResult {
  const edits: DocumentEdit[] = [{ kind: 'layout', id, after: { ...layout, updatedOn: now } }]
  const [kind, ownerId] = ownerOf(id)
  if (kind === 'collection') {
    const page = documents.find('collection', ownerId)
    if (page === undefined) return refuse(blocksRefusal('no-such-layout'))
    edits.push({ kind, id: ownerId, after: { ...page, sample: false, updatedOn: now } })
  } else if (kind === 'item') {
    const item = documents.find('item', ownerId)
    if (item === undefined) return refuse(blocksRefusal('no-such-layout'))
    edits.push({ kind, id: ownerId, after: { ...item, sample: false, updatedOn: now } })
  }
  return ok(edits)
}

/** Saves a whole layout. Code blocks must be as they were; `save-layout-with-code` changes them. */
export const saveLayout = ownerAction({
  name: 'save-layout',
  title: 'Edit page',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: saveLayoutInput,
  reads: readLayout,
  perform(documents, input, { now }) {
    const refusal = refusedLayout(input.layout)
    if (refusal !== undefined) return refuse(refusal)
    const before = documents.find('layout', input.layoutId)
    const known = new Set(before === undefined ? [] : codeBlocks(before))
    if (!codeBlocks(input.layout).every((code) => known.has(code))) {
      return refuse(blocksRefusal('code-needs-right'))
    }
    return saveSeenLayout(documents, input, now)
  },
})

export const saveLayoutWithCode = ownerAction({
  name: 'save-layout-with-code',
  title: 'Edit page',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-code',
  input: saveLayoutInput,
  reads: readLayout,
  perform(documents, input, { now }) {
    const refusal = refusedLayout(input.layout)
    if (refusal !== undefined) return refuse(refusal)
    return saveSeenLayout(documents, input, now)
  },
})

/** The new layout of a page or item, where it stands as its author found it. */
function saveSeenLayout(
  documents: DocumentReader,
  { layoutId: id, layout, seen }: SaveLayout,
  now: number,
): ActionResult {
  const { columns, rows } = documents.find('layout', id) ?? {}
  const stands = { layout: rows === undefined ? null : { columns, rows } }
  const edit = { set: { layout }, seen: seen === undefined ? {} : { layout: seen } }
  const changed = changedFields<{ layout: unknown }>(stands, edit)
  return changed.ok ? savedLayout(documents, id, layout, now) : changed
}

function codeBlocks(layout: Pick<Layout, 'rows'>): string[] {
  return blocksOfLayout(layout)
    .filter((block) => codeBlockTypes.has(block.type))
    .map((block) => canonicalJson([block.type, block.value]))
}

/** Changes the text of one text block in place. */
export const editTextBlock = ownerAction({
  name: 'edit-text-block',
  title: 'Edit text',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    blockId: z.string().min(1).max(100),
    /** HTML; sanitised when it is saved. */
    html: z.string().max(500_000),
    /** The text as its author found it; another one that stands by now is not written over. */
    seen: seenText.optional(),
  }),
  reads: readLayout,
  perform(documents, input, { now }) {
    const layout = documents.find('layout', input.layoutId)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    const block = blocksOfLayout(layout).find(({ id }) => id === input.blockId)
    if (block === undefined) return refuse(blocksRefusal('no-such-block'))
    if (block.type !== htmlBlockType) return refuse(blocksRefusal('not-a-text-block'))
    const { html, seen } = input
    const edit = { set: { html }, seen: seen === undefined ? {} : { html: seen } }
    const changed = changedFields(block.value, edit)
    if (!changed.ok) return changed
    if (block.value['html'] === html) return ok([])
    const after = { ...block, value: { ...block.value, html } }
    const rows = withBlock(layout.rows, after)
    return savedLayout(documents, input.layoutId, { columns: layout.columns, rows }, now)
  },
})

function withBlock(rows: readonly LayoutRow[], block: Block): LayoutRow[] {
  return rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({
      ...column,
      blocks: column.blocks.map((other) => (other.id === block.id ? block : other)),
      rows: withBlock(column.rows, block),
    })),
  }))
}
