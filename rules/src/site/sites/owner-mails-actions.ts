import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import { maxOwnerAddresses, readOwnerMails } from './owner-mails.ts'
import { sitesMessages } from './sites-messages.ts'

/** What may be set of them; one address twice is one. */
export const ownerMailsInput = z.object({
  addresses: z
    .array(z.string().trim().max(256))
    .max(maxOwnerAddresses, sitesMessages['too-many-addresses'])
    .refine((all) => all.every(isEmailAddress), sitesMessages['email-not-valid'])
    .transform((all) => [...new Set(all)]),
  newOrder: z.boolean(),
  soldOut: z.boolean(),
  commentWaiting: z.boolean(),
  jobFailed: z.boolean(),
})

/** Sets which mails the shop writes to its owner, and where they go. */
export const setOwnerMails = ownerAction({
  name: 'set-owner-mails',
  title: 'Edit mails to you',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(ownerMailsInput.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = readOwnerMails(settings)
      const changed = changedFields(stands, edit)
      return changed.ok ? ok({ ...settings, ownerMails: { ...stands, ...changed.value } }) : changed
    }),
})
