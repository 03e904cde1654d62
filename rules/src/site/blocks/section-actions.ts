import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { findRow } from './find-in-rows.ts'
import { layoutId, partId } from './layout-schema.ts'
import { placeSchema } from './place-schema.ts'
import { putRows } from './put-in.ts'
import { copyOfRow } from './row-actions.ts'
import { contentOf, layoutOrPublic, readLayout, rearranged } from './saved-layout.ts'
import type {} from './section.ts'
import { spareIds, withSpareIds } from './spare-ids.ts'

const maxSections = 200
const title = z.string().trim().min(1).max(200)
const sectionId = z.string().max(100)
const rowIds = z.array(partId).min(1).max(100)

/** Keeps rows of a layout under a name. The copy stands on its own: later edits of either change one. */
export const saveSection = ownerAction({
  name: 'save-section',
  title: 'Save section',
  about: ({ sectionId: id }) => ({ kind: 'section', id }),
  capability: 'edit-pages',
  input: z.object({ layoutId, rowIds, sectionId: newId, title }),
  reads: (input) => [...layoutOrPublic(input.layoutId), { kind: 'section', all: true }],
  perform(documents, input) {
    // asked for again, as after a lost answer
    if (documents.find('section', input.sectionId) !== undefined) return ok([])
    if (documents.list('section').length >= maxSections) {
      return refuse(blocksRefusal('too-many-sections'))
    }
    const layout = documents.find('layout', input.layoutId)
    if (layout === undefined) return refuse(blocksRefusal('no-such-layout'))
    if (layout.slide !== undefined) return refuse(blocksRefusal('slide-has-one-column'))
    const rows = input.rowIds.flatMap((id) => findRow(layout.rows, id)?.row ?? [])
    if (rows.length < input.rowIds.length) return refuse(blocksRefusal('no-such-row'))
    const after = { title: input.title, columns: layout.columns, rows }
    return ok([{ kind: 'section', id: input.sectionId, after }])
  },
})

/** Puts a copy of a section between the rows of a layout. */
export const insertSection = ownerAction({
  name: 'insert-section',
  title: (documents, { sectionId: id }) => {
    const section = documents.find('section', id)
    return section === undefined ? 'Add section' : `Add section “${section.title}”`
  },
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({ layoutId, sectionId, place: placeSchema, ids: spareIds }),
  reads: (input) => [...readLayout(input), { kind: 'section', id: input.sectionId }],
  perform(documents, { layoutId: id, place, ids, ...input }, { now }) {
    const section = documents.find('section', input.sectionId)
    if (section === undefined) return refuse(blocksRefusal('no-such-section'))
    const { columns } = section
    return rearranged(
      documents,
      { id, now, begins: { columns, rows: [], updatedOn: now } },
      (layout) => {
        if (layout.columns !== columns) return refuse(blocksRefusal('other-columns'))
        // asked for again, as after a lost answer
        if (ids[0] !== undefined && findRow(layout.rows, ids[0]) !== undefined)
          return ok(layout.rows)
        const anchor = 'rowId' in place ? findRow(layout.rows, place.rowId) : undefined
        if (anchor !== undefined && anchor.depth > 1) return refuse(blocksRefusal('too-deep'))
        return withSpareIds(ids, (takeId) =>
          putRows(layout, place, () => section.rows.map((row) => copyOfRow(row, takeId))),
        )
      },
    )
  },
})

/** Changes what a section is called. */
export const renameSection = ownerAction({
  name: 'rename-section',
  title: 'Rename section',
  about: ({ sectionId: id }) => ({ kind: 'section', id }),
  capability: 'edit-pages',
  input: z.object({ sectionId, ...fieldEditInput(z.object({ title: title.optional() })) }),
  reads: (input) => [{ kind: 'section', id: input.sectionId }],
  perform(documents, { sectionId: id, ...edit }) {
    const section = documents.find('section', id)
    if (section === undefined) return refuse(blocksRefusal('no-such-section'))
    const changed = changedFields<{ title: string }>(section, edit)
    if (!changed.ok) return changed
    return ok([{ kind: 'section', id, after: { ...section, ...changed.value } }])
  },
})

/** Takes a section away; its copies in pages stay. */
export const deleteSection = ownerAction({
  name: 'delete-section',
  title: 'Delete section',
  about: ({ sectionId: id }) => ({ kind: 'section', id }),
  capability: 'edit-pages',
  input: z.object({ sectionId }),
  reads: (input) => [{ kind: 'section', id: input.sectionId }],
  perform: (documents, { sectionId: id }) =>
    documents.find('section', id) === undefined
      ? refuse(blocksRefusal('no-such-section'))
      : ok([{ kind: 'section', id, after: null }]),
})
