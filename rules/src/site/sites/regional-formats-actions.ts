import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import {
  clocks,
  firstDays,
  measurements,
  readFormats,
} from '../../ground/dates/regional-formats.ts'
import { optionRefusal } from './sites-messages.ts'

/** What may be set of it. */
export const regionalFormatsInput = z.object({
  /** Empty: as the language does. */
  region: z.string().max(100),
  clock: z.enum(clocks),
  firstDay: z.enum(firstDays),
  measurement: z.enum(measurements),
})

/** Sets how dates, times, numbers and measures are written. */
export const setRegionalFormats = ownerAction({
  name: 'set-regional-formats',
  title: 'Edit regional formats',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(regionalFormatsInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const { region = '' } = edit.set
      if (region !== '' && !/^[A-Z]{2}$/.test(region)) {
        return refuse(optionRefusal('region', region))
      }
      const stands = readFormats(settings)
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      return ok({ ...settings, formats: { ...stands, ...changed.value } })
    }),
})
