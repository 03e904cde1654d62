import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { mailSecurities } from '../../ground/mails/mail-server.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { aboutSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'
import { sitesMessages, sitesRefusal } from './sites-messages.ts'

const hostPattern = /^[a-z0-9][a-z0-9.:-]*$/
const oneLine = z
  .string()
  .trim()
  .refine((typed) => !/\p{Cc}/u.test(typed), sitesMessages['one-line-only'])

/** What may be set of a mail server; its password stands elsewhere. */
export const mailServerInput = z.object({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(hostPattern, sitesMessages['mail-host-not-valid']),
  port: z.int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  user: oneLine.max(256),
  secretId: newId.nullable(),
  senderName: oneLine.max(100),
  senderAddress: z
    .string()
    .trim()
    .max(256)
    .refine(isEmailAddress, sitesMessages['email-not-valid']),
})

/**
 * Sets the mail server of the site's mails; null leaves them to the installation's. A password is of
 * one login at one server: another host or user asks for it again, so that nobody leads a password
 * that they never knew to a server of theirs.
 */
export const setMailServer = ownerAction({
  name: 'set-mail-server',
  title: 'Edit mail server',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ mailServer: mailServerInput.nullable() }))),
  reads: () => settingsOnly,
  perform(documents, edit) {
    const next = edit.set.mailServer
    const stands = documents.find('site-settings', 'site')?.mailServer ?? null
    const isKept = next !== null && stands !== null && next.secretId === stands.secretId
    const isElsewhere = isKept && (next.host !== stands.host || next.user !== stands.user)
    if (isElsewhere && next.secretId !== null) {
      return refuse(sitesRefusal('mail-password-again', { field: 'password' }))
    }
    return editSettingsFields(documents, edit)
  },
})
