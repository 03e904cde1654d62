import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok } from '../../ground/refusals/result.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'

/** How long each piece of the site's code may be, in characters. */
const maxSiteCode = 100_000

/** What may be set of the code of all pages. */
export const siteCode = z.object({
  header: z.string().max(maxSiteCode),
  footer: z.string().max(maxSiteCode),
  lockScreen: z.string().max(maxSiteCode),
})

/** Sets the code that the heads and bodies of all pages end with, and the heads of lock screens. */
export const setSiteCode = ownerAction({
  name: 'set-site-code',
  title: 'Edit code of the site',
  about: aboutSettings,
  capability: 'edit-code',
  input: z.object(fieldEditInput(siteCode.partial())),
  reads: () => settingsOnly,
  perform: (documents, edit) =>
    editSettings(documents, (settings) => {
      const stands = { lockScreen: '', ...settings.codeInjection }
      const changed = changedFields(stands, edit)
      if (!changed.ok) return changed
      const { lockScreen, ...code } = { ...stands, ...changed.value }
      const codeInjection = lockScreen === '' ? code : { ...code, lockScreen }
      return ok({ ...settings, codeInjection })
    }),
})
