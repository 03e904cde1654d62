import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { noPriceNote } from '../../site/sites/price-note-settings.ts'

/** What an owner sets of the words beside prices. */
export const priceNoteInput = z.object({
  isShown: z.boolean(),
  shippingPage: z
    .string()
    .trim()
    .max(200)
    .refine((path) => path === '' || /^\/(?![/\\])/.test(path), {
      error: 'Please enter an address of this site, such as /shipping.',
    }),
})

/** Says whether prices stand with "incl. tax, plus shipping" (Directive 2011/83/EU, article 6, 1 e). */
export const setPriceNote = ownerAction({
  name: 'set-price-note',
  title: 'Edit words beside prices',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(priceNoteInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { ...noPriceNote, ...settings.store.priceNote }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const priceNote = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, priceNote } })
    }),
})
