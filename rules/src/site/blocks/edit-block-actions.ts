import { z } from 'zod'
import { changedFields, seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { acceptFields, findBlockType, readBlockValue, withFields } from './block-types.ts'
import { blockWords } from './block-words.ts'
import { blocksRefusal, inWordsOf } from './blocks-messages.ts'
import { standingLayout } from './drawn-slides.ts'
import { findBlock, withBlock } from './find-in-rows.ts'
import { mayWrite } from './guarded-values.ts'
import { blockSchema, layoutId, partId } from './layout-schema.ts'
import { contentOf, readLayout, savedLayout } from './saved-layout.ts'

/** Changes fields of one block; others of the same block are in nobody's way. */
export const editBlock = ownerAction({
  name: 'edit-block',
  title: (documents, { layoutId: id, blockId }) => {
    const block = findBlock(standingLayout(documents, id)?.rows ?? [], blockId)?.block
    return `Edit ${blockWords(block === undefined ? [{ type: 0 }] : [block])}`
  },
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    blockId: partId,
    set: blockSchema.shape.value,
    /** The fields as their author found them; a missing one is set whatever stands in it. */
    seen: z.record(z.string().max(200), seenValue).default({}),
  }),
  reads: readLayout,
  perform(documents, { layoutId: id, blockId, set, seen }, { now, may }) {
    const layout = standingLayout(documents, id)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    const block = findBlock(layout.rows, blockId)?.block
    if (block === undefined) return refuse(inWordsOf(layout, blocksRefusal('no-such-block')))
    const blockType = findBlockType(block.type)
    if (blockType === undefined || blockType.isNameOnly === true) {
      return refuse(inWordsOf(layout, blocksRefusal('unknown-block-type')))
    }
    const accepted = acceptFields(blockType, set)
    if (!accepted.ok) return accepted
    // who looks at a block sees a field that is not stored as what it begins with
    const stands = readBlockValue(blockType, block.value)
    const changed = changedFields<Record<string, unknown>>(stands, { set: accepted.value, seen })
    if (!changed.ok) return changed
    if (Object.keys(changed.value).length === 0) return ok([])
    const after = { ...block, value: withFields(blockType, block.value, changed.value) }
    if (!mayWrite([after], layout, may)) return refuse(blocksRefusal('code-needs-right'))
    const rows = withBlock(layout.rows, after)
    return savedLayout(documents, id, { columns: layout.columns, rows }, now)
  },
})
