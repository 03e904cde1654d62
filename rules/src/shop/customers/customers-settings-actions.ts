import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'

const input = z.object({ memberAccounts: z.boolean() })

/** Says whether shoppers can have accounts on the site (decision 102). */
export const setCustomerAccounts = ownerAction({
  name: 'set-customer-accounts',
  title: 'Edit customer accounts',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(input.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const { memberAccounts = false } = settings.store
      const changed = changedFields({ memberAccounts }, edit)
      if (!changed.ok) return changed
      return ok({ ...settings, store: { ...settings.store, ...changed.value } })
    }),
})
