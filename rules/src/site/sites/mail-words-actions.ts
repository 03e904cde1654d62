import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { ok, type Refusal } from '../../ground/refusals/result.ts'
import type { MailFieldName } from '../mail-words/mail-fields.ts'
import { hasMailField, mailKinds, type MailName } from '../mail-words/mail-kinds.ts'
import { ownMailWords, type OwnMailWords } from '../mail-words/mail-words.ts'
import { mailWordsProblems, mailWordsRefusal } from '../mail-words/mail-words-messages.ts'
import { aboutSettings, editSettings, settingsOnly } from './edit-settings.ts'
import { mailName, mailWordsInput } from './mail-words-input.ts'

const input = z.object({ mail: mailName, ...fieldEditInput(mailWordsInput.partial()) })

type Edited = { readonly [Field in MailFieldName]?: string | null | undefined }

/** Sets the words of one of the site's mails, field by field; null goes back to the default words. */
export const setMailWords = ownerAction({
  name: 'set-mail-words',
  title: (_documents, { mail }) => `Edit the mail “${mailKinds[mail].title}”`,
  about: aboutSettings,
  capability: 'manage-site',
  input,
  reads: () => settingsOnly,
  check: ({ mail, set }) => wrongWords(mail, set),
  perform: (documents, { mail, ...edit }) =>
    editSettings(documents, (settings) => {
      const stands = ownMailWords(settings, mail)
      const changed = changedFields(withNulls(mail, stands), edit)
      if (!changed.ok) return changed
      const words = ownOf({ ...stands, ...changed.value })
      return ok({ ...settings, mailWords: { ...settings.mailWords, [mail]: words } })
    }),
})

/** Every field of the mail; null where the default words stand. */
function withNulls(mail: MailName, own: OwnMailWords): Edited {
  return Object.fromEntries(mailKinds[mail].fields.map((field) => [field, own[field] ?? null]))
}

/** The whole template language reads the words, so it is loaded only where they are checked. */
async function wrongWords(mail: MailName, edited: Edited): Promise<Refusal | undefined> {
  const { mailWordsProblem } = await import('../mail-words/check-mail-words.ts')
  const wrong: Record<string, string> = {}
  for (const [field, text] of Object.entries(edited)) {
    if (!hasMailField(mail, field)) wrong[field] = mailWordsProblems['no-such-field']
    else if (typeof text === 'string') {
      const problem = mailWordsProblem(mail, field, text)
      if (problem !== undefined) wrong[field] = problem
    }
  }
  if (Object.keys(wrong).length === 0) return undefined
  return mailWordsRefusal('mail-words-not-valid', wrong)
}

function ownOf(edited: Edited): OwnMailWords {
  return Object.fromEntries(
    Object.entries(edited).filter((entry) => typeof entry[1] === 'string'),
  ) as OwnMailWords
}
