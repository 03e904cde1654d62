import { z } from 'zod'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { layoutId } from './layout-schema.ts'
import { contentOf, readLayout } from './saved-layout.ts'

/** Keeps a layout as it is arranged: only what its blocks hold may be edited, until it is unlocked. */
export const lockLayout = ownerAction({
  name: 'lock-layout',
  title: (_documents, { locked }) => (locked ? 'Lock layout' : 'Unlock layout'),
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, locked: z.boolean() }),
  reads: readLayout,
  perform(documents, { layoutId: id, locked }) {
    const layout = documents.find('layout', id)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    if ((layout.locked ?? false) === locked) return ok([])
    const { locked: _before, ...body } = layout
    return ok([{ kind: 'layout', id, after: locked ? { ...body, locked } : body }])
  },
})
