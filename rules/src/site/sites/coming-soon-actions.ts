import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { longestComingSoon, readComingSoon } from './coming-soon.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'

/** What may be said in the place of a site that is not open yet; empty: the platform's words. */
export const comingSoonInput = z.object({
  title: z.string().trim().max(longestComingSoon.title),
  text: z.string().trim().max(longestComingSoon.text),
})

/** Sets what visitors read while the door is closed. */
export const setComingSoon = ownerAction({
  name: 'set-coming-soon',
  title: 'Edit the words of the closed door',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(comingSoonInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readComingSoon(settings)
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      return ok({ ...settings, comingSoon: { ...stands, ...changed.value } })
    }),
})
