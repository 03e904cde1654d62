import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { noReminders } from '../../site/sites/reminder-settings.ts'
import { hoursToRemind } from './reminder-limits.ts'

const input = z.object({
  isOn: z.boolean(),
  hoursAfter: z.number().int().min(hoursToRemind.least).max(hoursToRemind.most),
})

/** Says whether a shop reminds of carts that were left, and when (decision 117). */
export const setCartReminders = ownerAction({
  name: 'set-cart-reminders',
  title: 'Edit cart reminders',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(input.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { ...noReminders, ...settings.store.cartReminders }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const cartReminders = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, cartReminders } })
    }),
})
