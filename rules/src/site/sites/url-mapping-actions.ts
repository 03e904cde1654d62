import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { maxMappingBytes, problemsOfMappings } from './read-url-mappings.ts'
import { noUrlMappings } from './url-mapping.ts'
import { mappingsRefusal } from './url-mapping-messages.ts'

const ref = { kind: 'url-mappings', id: 'site' } as const

/** Sets where visitors are led who come by old addresses. */
export const setUrlMappings = ownerAction({
  name: 'set-url-mappings',
  title: 'Edit old addresses',
  about: () => ({ kind: 'site-settings', id: 'site' }),
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ text: z.string().max(maxMappingBytes) }))),
  reads: () => [ref],
  perform(documents, edit) {
    const stands = documents.find(ref.kind, ref.id) ?? noUrlMappings
    const problems = problemsOfMappings(edit.set.text)
    if (problems.length > 0) return refuse(mappingsRefusal(problems))
    const changed = changedFields(stands, edit)
    return changed.ok ? ok([{ ...ref, after: { ...stands, ...changed.value } }]) : changed
  },
})
