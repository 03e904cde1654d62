import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { aboutSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'
import { sitesMessages } from './sites-messages.ts'
import { shareNetworkIds } from './social-settings.ts'

export const socialInput = z.object({
  simpleLikingEnabled: z.boolean().optional(),
  shareButtonOptions: z
    .array(z.enum(shareNetworkIds))
    .max(shareNetworkIds.length)
    .overwrite((chosen) => shareNetworkIds.filter((id) => chosen.includes(id)))
    .optional(),
  disqusShortname: z
    .string()
    .trim()
    .toLowerCase()
    .max(50)
    .regex(/^[a-z0-9-]*$/, sitesMessages['disqus-not-valid'])
    .optional(),
})

/** Sets likes, share buttons and who keeps the comments. */
export const setSocial = ownerAction({
  name: 'set-social',
  title: 'Edit likes and sharing',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(socialInput)),
  reads: () => settingsOnly,
  perform: (documents, edit) => editSettingsFields(documents, edit),
})
