import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import { readMobileInfo } from './mobile-info.ts'

/** Sets what a bar at the bottom of small screens offers. */
export const setMobileInfo = ownerAction({
  name: 'set-mobile-info',
  title: 'Edit bar for phones',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(
    fieldEditInput(
      z.object({
        isContactEmailEnabled: z.boolean().optional(),
        isContactPhoneNumberEnabled: z.boolean().optional(),
        isLocationEnabled: z.boolean().optional(),
        isBusinessHoursEnabled: z.boolean().optional(),
      }),
    ),
  ),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readMobileInfo(settings)
      const changed = changedFields(stands, edit)
      return changed.ok ? ok({ ...settings, mobileInfo: { ...stands, ...changed.value } }) : changed
    }),
})
