import { z } from 'zod'
import { publicIdOf } from '../../ground/documents/draft-of.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { layoutId } from './layout-schema.ts'
import { contentOf, readLayout } from './saved-layout.ts'

/**
 * Keeps a layout as it is arranged: only what its blocks hold may be edited, until it is unlocked.
 * Visitors do not see it, so it does not wait in a draft, which may be discarded.
 */
export const lockLayout = ownerAction({
  name: 'lock-layout',
  title: (_documents, { locked }) => (locked ? 'Lock layout' : 'Unlock layout'),
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, locked: z.boolean() }),
  reads: readLayout,
  perform(documents, { layoutId: id, locked }) {
    const names = new Set([id, publicIdOf(id)])
    const layouts = documents.list('layout').filter((layout) => names.has(layout.id))
    if (layouts.length === 0) return refuse(blocksRefusal('no-such-layout'))
    return ok(
      layouts.flatMap((layout) => {
        const { locked: before = false, ...body } = layout.body
        if (before === locked) return []
        return [{ kind: 'layout', id: layout.id, after: locked ? { ...body, locked } : body }]
      }),
    )
  },
})
