import { mailWayOf, type MailWay } from '@vitrine/rules/ground/mails/mail-server.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { readDocument } from '../documents/read-documents.ts'
import { ownMailServer } from './own-mail-server.ts'
import type { SendMail } from './send-mail.ts'

export type Sender = {
  readonly way: MailWay
  readonly title: string
  /** Undefined where the site's mails leave by no server. */
  readonly send: SendMail | undefined
  readonly from: string
  /** Empty: none. */
  readonly replyTo: string
}

/**
 * By which server a site's mails go, and who they say they are from.
 * @param ofInstallation sends for all sites that have no server of their own
 */
export async function senderOf(
  context: Pick<Context, 'config' | 'signingKey'>,
  site: SiteDatabase,
  ofInstallation: SendMail | undefined,
): Promise<Sender> {
  const settings = (await readDocument(site, 'site-settings', 'site'))?.body
  const { title = '', contactEmail = '', mailServer = null } = settings ?? {}
  const way = mailWayOf(context.config, { mailServer })
  const shared = { way, title, replyTo: contactEmail }
  if (mailServer === null) {
    const host = new URL(context.config.editorOrigin).hostname
    return { ...shared, send: ofInstallation, from: mailbox(title, `no-reply@${host}`) }
  }
  const { senderName, senderAddress } = mailServer
  return {
    ...shared,
    send: ownMailServer(context, site, mailServer),
    from: mailbox(senderName === '' ? title : senderName, senderAddress),
  }
}

/** A name and an address as a header has them; what would end the name stands not in it. */
function mailbox(name: string, address: string): string {
  return `"${name.replaceAll(/["\\\p{Cc}]/gu, '')}" <${address}>`
}

/** By which server a site's mails go, and no more. */
export async function wayOfMails(
  { config }: { readonly config: Pick<Config, 'smtpUrl'> },
  site: SiteDatabase,
): Promise<MailWay> {
  return mailWayOf(config, (await readDocument(site, 'site-settings', 'site'))?.body ?? {})
}
