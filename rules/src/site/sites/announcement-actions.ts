import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { findLinkProblem, maxAddressLength } from '../navigation/safe-link.ts'
import { readAnnouncement } from './announcement.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'

/** What may be set of the announcement. */
export const announcementInput = z.object({
  isShown: z.boolean(),
  html: z.string().max(5000),
  link: z.string().trim().max(maxAddressLength),
  isClosable: z.boolean(),
})

/** Sets the bar above every page. */
export const setAnnouncement = ownerAction({
  name: 'set-announcement',
  title: 'Edit announcement',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(announcementInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const { link = '' } = edit.set
      const problem = link === '' ? undefined : findLinkProblem(link)
      if (problem !== undefined) {
        const fields = { link: problem }
        return refuse({ code: 'link-not-valid', message: problem, status: 400, fields })
      }
      const stands = readAnnouncement(settings)
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      return ok({ ...settings, announcement: { ...stands, ...changed.value } })
    }),
})
