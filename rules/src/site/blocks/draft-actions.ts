import { z } from 'zod'
import type { DocumentEdit, DocumentReader, DocumentRef } from '../../ground/documents/document.ts'
import { draftIdOf, publicIdOf } from '../../ground/documents/draft-of.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { layoutId } from './layout-schema.ts'
import type { Layout } from './layout.ts'
import { contentOf, editedOwner, readLayout } from './saved-layout.ts'

/** More than a page has block fields. */
const maxLayouts = 100

const input = z.object({
  /** What is public, or its draft: either names both. */
  layoutIds: z.array(layoutId).min(1).max(maxLayouts),
})
type Input = z.output<typeof input>

/** Shows visitors what was drafted: of a page, and of the shared fields that stand on it. */
export const publishDrafts = ownerAction({
  name: 'publish-drafts',
  title: 'Publish',
  about: mainContent,
  capability: 'edit-pages',
  input,
  reads: readDrafts,
  perform(documents, asked, { now }) {
    const drafts = draftsAmong(documents, asked)
    if (!drafts.ok) return drafts
    const edits: DocumentEdit[] = []
    for (const { id, layout } of drafts.value) {
      const owner = editedOwner(documents, id, now)
      if (!owner.ok) return owner
      edits.push({ kind: 'layout', id, after: { ...layout, updatedOn: now } }, ...owner.value)
      edits.push({ kind: 'layout', id: draftIdOf(id), after: null })
    }
    return ok(edits)
  },
})

/** Drops drafts: what is public is what their owner edits again. */
export const discardDrafts = ownerAction({
  name: 'discard-drafts',
  title: 'Discard draft',
  about: mainContent,
  capability: 'edit-pages',
  input,
  reads: readDrafts,
  perform(documents, asked) {
    const drafts = draftsAmong(documents, asked)
    if (!drafts.ok) return drafts
    return ok(
      drafts.value.map(({ id }) => ({ kind: 'layout', id: draftIdOf(id), after: null }) as const),
    )
  },
})

/** The page or item, with which shared fields may go. */
function mainContent({ layoutIds }: Input): DocumentRef {
  const contents = layoutIds.map(contentOf)
  return contents.find(({ kind }) => kind !== 'layout') ?? contentOf(layoutIds[0] ?? '')
}

function readDrafts({ layoutIds }: Input) {
  return layoutIds.flatMap((id) => readLayout({ layoutId: draftIdOf(id) }))
}

type DraftOf = { readonly id: string; readonly layout: Layout }

/** The drafts that are stored, by the ids of what is public. */
function draftsAmong(documents: DocumentReader, { layoutIds }: Input): Result<readonly DraftOf[]> {
  const stored = new Map(documents.list('layout').map(({ id, body }) => [id, body]))
  const drafts = [...new Set(layoutIds.map(publicIdOf))].flatMap((id): DraftOf[] => {
    const layout = stored.get(draftIdOf(id))
    return layout === undefined ? [] : [{ id, layout }]
  })
  return drafts.length === 0 ? refuse(blocksRefusal('no-draft')) : ok(drafts)
}
