import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from '../../site/sites/edit-settings.ts'
import { noReviewSettings } from '../../site/sites/review-settings.ts'
import { daysToAsk } from './review-limits.ts'

/** What an owner sets of reviews. */
export const reviewSettingsInput = z.object({
  isOn: z.boolean(),
  needsApproval: z.boolean(),
  asksByMail: z.boolean(),
  daysAfter: z.number().int().min(daysToAsk.least).max(daysToAsk.most),
})

/** Says whether a shop has reviews, which of them wait, and whether buyers are asked for one. */
export const setReviews = ownerAction({
  name: 'set-reviews',
  title: 'Edit reviews',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(reviewSettingsInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { ...noReviewSettings, ...settings.store.reviews }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const reviews = { ...stands, ...changed.value }
      return ok({ ...settings, store: { ...settings.store, reviews } })
    }),
})
