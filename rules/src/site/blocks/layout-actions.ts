import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { changedFields, seenText, seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction, type ActionResult } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { acceptedBlocks } from './accepted-blocks.ts'
import { blocksRefusal, inWordsOf } from './blocks-messages.ts'
import { standingLayout } from './drawn-slides.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { findBlock, withBlock } from './find-in-rows.ts'
import { mayWrite } from './guarded-values.ts'
import type { Block, Layout } from './layout.ts'
import { layoutId, layoutSchema, refusedLayout } from './layout-schema.ts'
import { mapBlocks } from './map-blocks.ts'
import { contentOf, readLayout, savedLayout } from './saved-layout.ts'
import { isTextBlock } from './text-block-actions.ts'

const saveLayoutInput = z.object({
  layoutId,
  layout: layoutSchema,
  /** The layout as its author found it; another one that stands by now is not written over. */
  seen: seenValue.optional(),
})
type SaveLayout = z.output<typeof saveLayoutInput>

/** Saves a whole layout. Code that did not stand in it needs the right to write code. */
export const saveLayout = ownerAction({
  name: 'save-layout',
  title: 'Edit page',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: saveLayoutInput,
  reads: readLayout,
  perform(documents, input, { now, may }) {
    const before = standingLayout(documents, input.layoutId)
    const { slide } = before ?? {}
    const refusal = refusedLayout({ ...input.layout, ...(slide !== undefined && { slide }) })
    if (refusal !== undefined) return refuse(refusal)
    if (!mayWrite(blocksOfLayout(input.layout), before, may)) {
      return refuse(blocksRefusal('code-needs-right'))
    }
    const layout = acceptedLayout(input.layout, before)
    return layout.ok ? saveSeenLayout(documents, { ...input, layout: layout.value }, now) : layout
  },
})

/**
 * The layout, where all that is new in it may be stored. What stood there before may come back as it
 * was stored, maybe long ago, as nobody sets it.
 */
function acceptedLayout(
  layout: SaveLayout['layout'],
  before: Layout | undefined,
): Result<SaveLayout['layout']> {
  const asText = ({ type, value }: Block): string => canonicalJson([type, value])
  const known = new Set(before === undefined ? [] : blocksOfLayout(before).map(asText))
  const written = blocksOfLayout(layout).filter((block) => !known.has(asText(block)))
  const accepted = acceptedBlocks(written)
  if (!accepted.ok) return accepted
  const byId = new Map(accepted.value.map((block) => [block.id, block]))
  return ok(mapBlocks(layout, (block) => byId.get(block.id) ?? block))
}

/** The new layout of a page or item, where it stands as its author found it. */
function saveSeenLayout(
  documents: DocumentReader,
  { layoutId: id, layout, seen }: SaveLayout,
  now: number,
): ActionResult {
  const { columns, rows, locked } = standingLayout(documents, id) ?? {}
  if (locked) return refuse(blocksRefusal('layout-locked'))
  const stands = { layout: rows === undefined ? null : { columns, rows } }
  const edit = { set: { layout }, seen: seen === undefined ? {} : { layout: seen } }
  const changed = changedFields<{ layout: unknown }>(stands, edit)
  return changed.ok ? savedLayout(documents, id, layout, now) : changed
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
    const layout = standingLayout(documents, input.layoutId)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    const block = findBlock(layout.rows, input.blockId)?.block
    if (block === undefined) return refuse(inWordsOf(layout, blocksRefusal('no-such-block')))
    if (!isTextBlock(block)) return refuse(inWordsOf(layout, blocksRefusal('not-a-text-block')))
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
