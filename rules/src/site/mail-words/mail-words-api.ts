import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { longestMailField } from './mail-fields.ts'
import { mailNames } from './mail-kinds.ts'
import { mailWordsPaths } from './mail-words-paths.ts'

/** What is written in fields of a mail and not stored yet; null: the default words. */
const typedWords = z
  .record(z.string().max(40), z.string().max(longestMailField.text).nullable())
  .refine((words) => Object.keys(words).length <= 40)

const typedMail = z.object({ mail: z.enum(mailNames), words: typedWords })

/** A mail over example data. The HTML is shown in a sandboxed frame. */
const previewReply = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** What cannot be used of the words, by field; the default words stand in its place. */
  problems: z.record(z.string(), z.string()),
})
export type MailPreviewReply = z.infer<typeof previewReply>

export const mailWordsApi = {
  preview: contract({
    method: 'POST',
    path: mailWordsPaths.previews,
    params: siteParams,
    body: typedMail.extend({ ground: z.enum(['light', 'dark']) }),
    reply: previewReply,
  }),
  /** Sends it to who asks; without a mail server it goes into the mailbox. */
  test: contract({
    method: 'POST',
    path: mailWordsPaths.tests,
    params: siteParams,
    body: typedMail,
    reply: z.object({ to: z.string(), isSent: z.boolean() }),
  }),
}
