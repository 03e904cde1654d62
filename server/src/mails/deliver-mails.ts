import nodemailer from 'nodemailer'
import type { SiteId } from '@vitrine/rules/ids/ids.ts'
import { readDocument } from '../changes/read-documents.ts'
import type { Context } from '../context.ts'
import { claimMail, listQueuedMails, setMailFailed, type MailRow } from './mails-store.ts'

export type SendMail = (mail: {
  readonly from: string
  readonly replyTo?: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}) => Promise<unknown>

type Environment = Pick<Context, 'database' | 'config' | 'clock' | 'logger'>

const perRound = 50

/**
 * Sends what waits in the mailboxes, each mail at most once however many nodes do this.
 * @returns how many went out
 */
export async function deliverMails(context: Environment, send: SendMail): Promise<number> {
  let sent = 0
  for (const { siteId, id } of await listQueuedMails(context.database, perRound)) {
    const site = context.database.dbFor(siteId)
    const mail = await claimMail(site, id, context.clock())
    if (mail === undefined) continue
    try {
      await send(await envelopeOf(context, siteId, mail))
      sent += 1
    } catch (error) {
      context.logger.error({ err: error, mail: id }, 'a mail could not be sent')
      await setMailFailed(site, id)
    }
  }
  return sent
}

async function envelopeOf(context: Environment, siteId: SiteId, mail: MailRow) {
  const settings = await readDocument(context.database.dbFor(siteId), 'site-settings', 'site')
  const { title = '', contactEmail = '' } = settings?.body ?? {}
  const host = new URL(context.config.editorOrigin).hostname
  return {
    from: `"${title.replaceAll(/["\\\p{Cc}]/gu, '')}" <no-reply@${host}>`,
    ...(contactEmail === '' ? {} : { replyTo: contactEmail }),
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
  }
}

/** Sends by the configured mail server; undefined where none is configured. */
export function mailServer(smtpUrl: string | null): SendMail | undefined {
  if (smtpUrl === null) return undefined
  const transport = nodemailer.createTransport(smtpUrl)
  return (mail) => transport.sendMail(mail)
}
