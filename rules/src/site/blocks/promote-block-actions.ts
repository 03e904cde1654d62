import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { publicIdOf } from '../../ground/documents/draft-of.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { findBlockType } from './block-types.ts'
import { blockWords } from './block-words.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { findBlock } from './find-in-rows.ts'
import { layoutId, partId } from './layout-schema.ts'
import { promotedTypeOf } from './promoted-block.ts'
import { contentOf, readLayout, savedLayout } from './saved-layout.ts'

/**
 * Lets a block stand for the whole item in whose text it is, or takes that back. It waits in the draft
 * as any change of the text. What its page makes of it is the template's: a rule reads no confs.
 */
export const promoteBlock = ownerAction({
  name: 'promote-block',
  title(documents, { layoutId: id, set: { promotes } }) {
    const layout = documents.find('layout', id)
    const named = promotes ?? layout?.promotes ?? ''
    const block = findBlock(layout?.rows ?? [], named)?.block
    const words = block === undefined ? 'block' : blockWords([block])
    return promotes === null ? `Put promoted ${words} back` : `Promote ${words}`
  },
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    ...fieldEditInput(z.object({ promotes: partId.nullable() })),
  }),
  reads: readLayout,
  perform(documents, { layoutId: id, ...edit }, { now }) {
    if (!publicIdOf(id).startsWith('item-')) return refuse(blocksRefusal('promotes-in-items'))
    const layout = documents.find('layout', id)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    if (layout.locked === true) return refuse(blocksRefusal('layout-locked'))
    const { columns, rows } = layout
    const changed = changedFields({ promotes: layout.promotes ?? null }, edit)
    if (!changed.ok) return changed
    const { promotes } = changed.value
    if (promotes === undefined) return ok([])
    if (promotes !== null) {
      const block = findBlock(rows, promotes)?.block
      if (block === undefined) return refuse(blocksRefusal('no-such-block'))
      const isShown = findBlockType(block.type)?.isNameOnly !== true
      if (promotedTypeOf(block) === undefined || !isShown) {
        return refuse(blocksRefusal('not-promotable'))
      }
    }
    return savedLayout(documents, id, { columns, rows, promotes }, now)
  },
})
