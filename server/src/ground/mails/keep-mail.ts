import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { mailWayOf, type WithMailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import type { Config } from '../config/config.ts'
import type { SiteDatabase } from '../db/database.ts'
import { insertMails } from './mails-store.ts'

export type MailToKeep = {
  /** Absent: it gets one. */
  readonly id?: string | undefined
  /** What it is about, such as `order-confirmation`. */
  readonly kind: string
  /** Null: the address that the site's owner signs in with; where it has no owner, nobody. */
  readonly to: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly orderId: string | null
  /** Where mail programs say that no more of them are wanted, by a POST (RFC 8058); empty: nowhere. */
  readonly stopAddress: string
}

type Environment = {
  readonly config: Pick<Config, 'smtpUrl'>
  readonly settings: WithMailServer
  readonly now: number
  readonly random: Random
  /** True: they are read in the mailbox alone, and sent to nobody. */
  readonly staysHere?: boolean
  /** True: none may come twice, so that one of which nobody knows whether it went goes no more. */
  readonly atMostOnce?: boolean
}

/**
 * Puts mails into the site's mailbox, in the transaction of what they tell about and by one
 * statement. With a mail server they wait there to be sent (`deliver-mails.ts`); without one the
 * mailbox is where they are read.
 */
export async function keepMails(
  site: SiteDatabase,
  mails: readonly MailToKeep[],
  { config, settings, now, random, staysHere = false, atMostOnce = false }: Environment,
): Promise<void> {
  const isSent = !staysHere && mailWayOf(config, settings) !== 'none'
  await insertMails(
    site,
    mails.map((mail) => ({
      id: mail.id ?? makeId(now, random),
      kind: mail.kind,
      to_address: mail.to,
      subject: oneLine(mail.subject),
      html: mail.html.toWellFormed(),
      text: mail.text.toWellFormed(),
      order_id: mail.orderId,
      stop_address: mail.stopAddress,
      status: isSent ? 'queued' : 'stored',
      created_at: now,
      due_at: isSent ? now : null,
      at_most_once: atMostOnce,
    })),
  )
}

/** A subject is a header: a line break in it would begin another one. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
