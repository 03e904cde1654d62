import { z } from 'zod'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { changedFields, seenValue } from '../../ground/changes/field-edits.ts'
import type { DocumentReader, DocumentRef } from '../../ground/documents/document.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse, type Refusal } from '../../ground/refusals/result.ts'
import { fileKindOf } from '../media/file-kind.ts'
import { mediaRefusal } from '../media/media-messages.ts'
import { acceptFields } from './block-types.ts'
import { blocksRefusal } from './blocks-messages.ts'
import { standingLayout } from './drawn-slides.ts'
import type { Stored } from './field-kind.ts'
import { blockSchema, layoutId } from './layout-schema.ts'
import { contentOf, readLayout, savedLayout } from './saved-layout.ts'
import { readSlideSettings, slideSettings } from './slide-settings.ts'

/** Changes how a slide is arranged, or what is behind its words. */
export const setSlideLayout = ownerAction({
  name: 'set-slide-layout',
  title: (_documents, { set }) =>
    set['layout'] === undefined ? 'Edit background' : 'Change layout',
  about: ({ layoutId: id }) => contentOf(id),
  capability: 'edit-pages',
  input: z.object({
    layoutId,
    /** By the names of `slideSettings`. */
    set: blockSchema.shape.value,
    /** The fields as their author found them; a missing one is set whatever stands in it. */
    seen: z.record(z.string().max(200), seenValue).default({}),
  }),
  reads: (input) => [...readLayout(input), ...pictureIn(input.set)],
  perform(documents, { layoutId: id, set, seen }, { now }) {
    const standing = standingLayout(documents, id)
    if (standing === undefined) return refuse(blocksRefusal('no-such-layout'))
    const { columns, rows, slide, locked } = standing
    if (slide === undefined) return refuse(blocksRefusal('not-a-slide'))
    if (locked === true) return refuse(blocksRefusal('layout-locked'))
    const accepted = acceptFields({ fields: slideSettings(slide.type) }, set)
    if (!accepted.ok) return accepted
    const refusal = refusedPicture(documents, set)
    if (refusal !== undefined) return refuse(refusal)
    const changed = changedFields<Record<string, unknown>>(readSlideSettings(slide), {
      set: accepted.value,
      seen,
    })
    if (!changed.ok) return changed
    const { layout = slide.layout, ...ground } = changed.value
    const after = { ...slide, layout: String(layout), ground: { ...slide.ground, ...ground } }
    if (canonicalJson(after) === canonicalJson(slide)) return ok([])
    return savedLayout(documents, id, { columns, rows, slide: after }, now)
  },
})

/** The picture that is to stand behind the words. */
function pictureIn({ picture }: Stored): readonly DocumentRef[] {
  return typeof picture === 'string' ? [{ kind: 'asset', id: picture }] : []
}

/** Why a picture cannot stand there; undefined where it can, or none is to. */
function refusedPicture(documents: DocumentReader, set: Stored): Refusal | undefined {
  const [picture] = pictureIn(set)
  if (picture === undefined) return undefined
  const file = documents.find('asset', picture.id)
  if (file !== undefined && fileKindOf(file.contentType) === 'picture') return undefined
  const refusal = mediaRefusal(file === undefined ? 'no-such-file' : 'not-a-picture')
  return { ...refusal, fields: { picture: refusal.message } }
}
