import nodemailer from 'nodemailer'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { mailLeaseMs, nextTryAt } from '@vitrine/rules/ground/mails/mail-retry.ts'
import { readDocument } from '../documents/read-documents.ts'
import type { Context } from '../context.ts'
import { mailFailure } from './mail-failure.ts'
import { claimMail, listDueMails, setMailFailed, setMailSent, type MailRow } from './mails-store.ts'

export type SendMail = (mail: {
  readonly messageId: string
  readonly from: string
  readonly replyTo?: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}) => Promise<unknown>

type Environment = Pick<Context, 'database' | 'config' | 'clock' | 'random' | 'logger'>

const perRound = 50

/**
 * Sends the mails whose time has come; a mail is with one process at a time however many do this.
 * One that fails waits longer each time (`rules/src/ground/mails/mail-retry.ts`) and is given up in the end.
 * A process that ends before the mail server answered may have sent its mail or not: it goes out
 * again, with the same Message-ID, by which mail programs know that they have it.
 * @returns how many went out
 */
export async function deliverMails(context: Environment, send: SendMail): Promise<number> {
  let sent = 0
  for (const { siteId, id } of await listDueMails(context.database, context.clock(), perRound)) {
    const outcome = await deliver(context, siteId, id, send)
    if (outcome === 'sent') sent += 1
    // the others would only wait for the same; the next round tries the next one
    if (outcome === 'server-down') break
  }
  return sent
}

async function deliver(
  context: Environment,
  siteId: SiteId,
  id: string,
  send: SendMail,
): Promise<'sent' | 'failed' | 'server-down' | 'taken'> {
  const site = context.database.dbFor(siteId)
  const begun = context.clock()
  const mail = await claimMail(site, id, { now: begun, leaseUntil: begun + mailLeaseMs })
  if (mail === undefined) return 'taken'
  const envelope = await envelopeOf(context, siteId, mail)
  try {
    await send(envelope)
  } catch (error) {
    const { reason, ofServer } = mailFailure(error)
    const next = nextTryAt(mail.attempts, context.clock(), context.random)
    context.logger.error({ err: error, mail: id, givenUp: next === null }, 'a mail was not sent')
    await setMailFailed(site, mail, { reason, nextTryAt: next })
    return ofServer ? 'server-down' : 'failed'
  }
  await setMailSent(site, id, context.clock())
  return 'sent'
}

async function envelopeOf(context: Environment, siteId: SiteId, mail: MailRow) {
  const settings = await readDocument(context.database.dbFor(siteId), 'site-settings', 'site')
  const { title = '', contactEmail = '' } = settings?.body ?? {}
  const host = new URL(context.config.editorOrigin).hostname
  return {
    messageId: `<${mail.id}@${host}>`,
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
  // within the time for which a mail is this process's
  const waits = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }
  const transport = nodemailer.createTransport({ url: smtpUrl, ...waits })
  return (mail) => transport.sendMail(mail)
}
