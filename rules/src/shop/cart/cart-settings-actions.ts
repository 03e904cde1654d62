import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { readCartSettings } from '../../site/sites/cart-settings.ts'

const input = z.object({ isFull: z.boolean(), takesNote: z.boolean(), opensDrawer: z.boolean() })

/** Says how the cart is shown (decision 114). */
export const setCart = ownerAction({
  name: 'set-cart',
  title: 'Edit how the cart is shown',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(input.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readCartSettings(settings.store)
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const cart = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, cart } })
    }),
})
