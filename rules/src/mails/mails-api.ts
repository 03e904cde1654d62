import { z } from 'zod'

/** Contracts of the mailbox; addresses in `mails-paths.ts`. */

export const mailParams = z.object({ siteId: z.string(), mailId: z.string() })
export const mailsQuery = z.object({
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
})

const mailLine = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  /** `stored`: no mail server is set up, so it is read here only. */
  status: z.enum(['stored', 'queued', 'sent', 'failed']),
  orderId: z.string().nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
  sentAt: z.number().nullable(),
})
export type MailLine = z.infer<typeof mailLine>

/** GET mails, newest first. */
export const mailsReply = z.object({
  mails: z.array(mailLine),
  hasNextPage: z.boolean(),
  nextPageCursor: z.string().nullable(),
})
export type MailsReply = z.infer<typeof mailsReply>

/** GET mail. The HTML is shown in a sandboxed frame. */
export const mailReply = mailLine.extend({ html: z.string(), text: z.string() })
export type MailReply = z.infer<typeof mailReply>
