import { z } from 'zod'
import type { DocumentReader } from '../../ground/documents/document.ts'
import { seenValue } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { noDesign, type Design } from './design.ts'
import { refusedCode, styleChanges, styleFields } from './style-edit.ts'
import { styleTitle } from './style-titles.ts'

const readDesign = [{ kind: 'design', id: 'design' }] as const

function designOf(documents: DocumentReader): Design {
  return documents.find('design', 'design') ?? noDesign
}

/**
 * Saves what somebody changed in the style panel: any of its choices, the custom CSS and the parts
 * of its aesthetics, each by its own name, so that two people's choices never get into each
 * other's way. Null forgets a choice.
 */
export const setStyle = ownerAction({
  name: 'set-style',
  title: (documents, { set }) => styleTitle(designOf(documents), set),
  about: () => readDesign[0],
  capability: 'edit-design',
  input: z.object({
    set: styleFields,
    /** What its author found, by the same names. */
    seen: z.record(z.string().max(300), seenValue).default({}),
  }),
  reads: () => readDesign,
  perform(documents, { set, seen }, { may }) {
    const refusal = refusedCode(set, { may })
    if (refusal !== undefined) return refuse(refusal)
    const after = styleChanges(designOf(documents), set, seen)
    return after.ok ? ok([{ kind: 'design', id: 'design', after: after.value }]) : after
  },
})
