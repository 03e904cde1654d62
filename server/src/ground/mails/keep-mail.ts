import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import type { Config } from '../config/config.ts'
import type { SiteDatabase } from '../db/database.ts'
import { insertMail } from './mails-store.ts'

export type MailToKeep = {
  /** What it is about, such as `order-confirmation`. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly orderId: string | null
}

type Environment = {
  readonly config: Pick<Config, 'smtpUrl'>
  readonly now: number
  readonly random: Random
}

/**
 * Puts a mail into the site's mailbox, in the transaction of what it tells about. With a mail server
 * it waits there to be sent (`deliver-mails.ts`); without one the mailbox is where it is read.
 */
export async function keepMail(
  site: SiteDatabase,
  mail: MailToKeep,
  { config, now, random }: Environment,
): Promise<void> {
  await insertMail(site, {
    id: makeId(now, random),
    kind: mail.kind,
    to_address: mail.to,
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    order_id: mail.orderId,
    status: config.smtpUrl === null ? 'stored' : 'queued',
    created_at: now,
    due_at: config.smtpUrl === null ? null : now,
  })
}

/** A subject is a header: a line break in it would begin another one. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}
