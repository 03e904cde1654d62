import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { noRestockSettings } from '../../site/sites/restock-settings.ts'

/** What an owner sets of restock sign-ups; the text is plain. */
export const restockSettingsInput = z.object({
  takesSignUps: z.boolean(),
  tellsByItself: z.boolean(),
  successText: z.string().trim().max(300),
  offersMailingList: z.boolean(),
  isListTicked: z.boolean(),
})

/** Says whether what is sold out asks for addresses, and how (spec §2, §3). */
export const setRestock = ownerAction({
  name: 'set-restock',
  title: 'Edit restock sign-ups',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(restockSettingsInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { ...noRestockSettings, ...settings.store.restock }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const restock = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, restock } })
    }),
})
