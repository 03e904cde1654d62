import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import { readFooter } from './footer.ts'

/** What may be set of the foot of every page. */
export const footerInput = z.object({
  copyrightText: z.string().trim().max(200),
  isNavigationShown: z.boolean(),
  isLocationShown: z.boolean(),
  isContactPhoneNumberShown: z.boolean(),
  isContactEmailShown: z.boolean(),
  isBusinessHoursShown: z.boolean(),
  isSocialShown: z.boolean(),
  isPoliciesShown: z.boolean(),
})

/** Sets what the foot of every page shows beside its own words. */
export const setFooter = ownerAction({
  name: 'set-footer',
  title: 'Edit footer',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(footerInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readFooter(settings)
      const changed = changedFields(stands, edit)
      return changed.ok ? ok({ ...settings, footer: { ...stands, ...changed.value } }) : changed
    }),
})
