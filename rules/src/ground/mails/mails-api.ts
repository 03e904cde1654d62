import { z } from 'zod'
import { contract, siteParams } from '../http/contract.ts'
import { mailsPaths } from './mails-paths.ts'

/** Contracts of the mailbox; addresses in `mails-paths.ts`. */

const mailParams = siteParams.extend({ mailId: z.string().max(300) })
const mailsQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(30),
})

const mailLine = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /**
   * `stored`: no mail server is set up, so it is read here only; `failed`: given up; `unsure`: it may
   * have gone out, and must not come twice.
   */
  status: z.enum(['stored', 'queued', 'sending', 'sent', 'failed', 'unsure']),
  orderId: z.string().nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  sentAt: z.number().nullable(),
  /** Tries that began. */
  attempts: z.number(),
  /** Epoch milliseconds; null unless it waits. */
  nextTryAt: z.number().nullable(),
  /** Why the last try failed, in a sentence. */
  lastError: z.string().nullable(),
})
export type MailLine = z.infer<typeof mailLine>

/** GET mails, newest first. */
const mailsReply = z.object({
  mails: z.array(mailLine),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})
export type MailsReply = z.infer<typeof mailsReply>

/** GET mail. The HTML is shown in a sandboxed frame. */
const mailReply = mailLine.extend({ html: z.string(), text: z.string() })
export type MailReply = z.infer<typeof mailReply>

export const mailsApi = {
  mails: contract({
    method: 'GET',
    path: mailsPaths.mails,
    params: siteParams,
    query: mailsQuery,
    reply: mailsReply,
  }),
  mail: contract({ method: 'GET', path: mailsPaths.mail, params: mailParams, reply: mailReply }),
  /** Keeps the password of a login; it is used once an action gives its id to the site. */
  keepPassword: contract({
    method: 'POST',
    path: mailsPaths.passwords,
    params: siteParams,
    body: z.object({
      password: z.string().min(1).max(1000),
      host: z.string().trim().toLowerCase().max(253),
      user: z.string().trim().max(256),
    }),
    reply: z.object({ secretId: z.string() }),
  }),
  /** Sends one to who asks. */
  test: contract({
    method: 'POST',
    path: mailsPaths.test,
    params: siteParams,
    reply: z.object({ to: z.string() }),
  }),
  tryAgain: contract({ method: 'POST', path: mailsPaths.tryAgain, params: mailParams }),
}
