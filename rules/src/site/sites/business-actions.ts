import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { readBusiness } from './business.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import { sitesMessages } from './sites-messages.ts'

const line = z.string().trim().max(200)
/** How people write numbers: digits, and what they put between them. */
const phone = z
  .string()
  .trim()
  .max(50)
  .refine(
    (typed) => typed === '' || (/^\+?[\d ()./-]+$/.test(typed) && /\d/.test(typed)),
    sitesMessages['phone-not-valid'],
  )

/** What may be set of where the owner can be met. */
export const businessInput = z.object({
  addressTitle: line,
  addressLine1: line,
  addressLine2: line,
  addressCountry: line,
  phone,
  monday: line,
  tuesday: line,
  wednesday: line,
  thursday: line,
  friday: line,
  saturday: line,
  sunday: line,
})

/** Sets address, phone and opening hours. */
export const setBusiness = ownerAction({
  name: 'set-business',
  title: 'Edit address and hours',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(businessInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readBusiness(settings)
      const changed = changedFields(stands, edit)
      return changed.ok ? ok({ ...settings, business: { ...stands, ...changed.value } }) : changed
    }),
})
