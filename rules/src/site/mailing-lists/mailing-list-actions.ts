import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../sites/edit-settings.ts'
import { noMailingList } from '../sites/mailing-list-settings.ts'

const input = z.object({ hasPage: z.boolean(), atCheckout: z.boolean() })

/** Says where people can ask for news by e-mail (decision 111). */
export const setMailingList = ownerAction({
  name: 'set-mailing-list',
  title: 'Edit mailing list',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(input.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { ...noMailingList, ...settings.mailingList }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      return ok({ ...settings, mailingList: { ...stands, ...changed.value } })
    }),
})
