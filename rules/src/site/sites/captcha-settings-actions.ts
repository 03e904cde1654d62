import { z } from 'zod'
import { fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { newId } from '../../ground/ids/new-id.ts'
import { refuse } from '../../ground/refusals/result.ts'
import { captchaAlignments, captchaProviders, captchaThemes } from './captcha-settings.ts'
import { aboutSettings, editSettingsFields, settingsOnly } from './edit-settings.ts'
import { sitesMessages, sitesRefusal } from './sites-messages.ts'

/** What may be set of a captcha; its secret stands elsewhere. */
export const captchaInput = z.object({
  provider: z.enum(captchaProviders),
  siteKey: z
    .string()
    .trim()
    .max(200)
    .regex(/^[\w-]+$/, sitesMessages['captcha-key-not-valid']),
  secretId: newId,
  captchaTheme: z.enum(captchaThemes),
  captchaAlignment: z.enum(captchaAlignments),
})

/**
 * Sets the captcha of the site's forms; null takes it away. The built-in one is named by its secret.
 * A secret is of one provider, so that nobody leads it to another.
 */
export const setCaptcha = ownerAction({
  name: 'set-captcha',
  title: 'Edit captcha',
  about: aboutSettings,
  capability: 'manage-site',
  input: z.object(fieldEditInput(z.object({ captcha: captchaInput.nullable() }))),
  reads: () => settingsOnly,
  perform(documents, edit) {
    const next = edit.set.captcha
    const stands = documents.find('site-settings', 'site')?.captcha ?? null
    const isElsewhere = next?.provider !== stands?.provider && next?.secretId === stands?.secretId
    if (next && stands && isElsewhere) {
      return refuse(sitesRefusal('captcha-secret-again', { field: 'secret' }))
    }
    if (next?.provider === 'altcha' && next.siteKey !== next.secretId) {
      return refuse(sitesRefusal('captcha-key-not-valid', { field: 'siteKey' }))
    }
    return editSettingsFields(documents, edit)
  },
})
