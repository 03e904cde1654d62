import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { keepMails } from './keep-mail.ts'
import { mailFailure } from './mail-failure.ts'
import { senderOf } from './mail-way.ts'
import { installationMailServer } from './send-mail.ts'

/** A mail as it would be; absent: a sentence that says what it is. */
type TestMail = { readonly subject: string; readonly html: string; readonly text: string }

/**
 * Sends a mail right now by the way that the site's mails go, and tells what its server says.
 * @returns whether it left: a whole mail goes into the mailbox where there is no mail server
 */
export async function sendTestMail(
  context: Pick<Context, 'config' | 'database' | 'signingKey' | 'logger'>,
  site: SiteDatabase,
  to: string,
  { now, random }: { readonly now: number; readonly random: Random },
  mail?: TestMail,
): Promise<Result<'sent' | 'stored'>> {
  const { config, logger } = context
  const ofInstallation = installationMailServer(config.smtpUrl)
  const { way, title, send, from } = await senderOf(context, site, ofInstallation)
  if (send === undefined) {
    if (mail === undefined) return refuse(mailsRefusal('no-mail-server'))
    const kept = { ...mail, kind: 'test', to, orderId: null, stopAddress: '' }
    const environment = { config, settings: {}, now, random }
    await context.database.transact(site.siteId, (here) => keepMails(here, [kept], environment))
    return ok('stored')
  }
  const { subject, ...texts } = mail ?? {
    subject: `Test mail of ${title}`,
    text: `This is a test: mails of ${title} reach you.\n`,
  }
  try {
    await send({
      messageId: `<${makeId(now, random)}@${new URL(config.editorOrigin).hostname}>`,
      from,
      to,
      subject: subject.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '),
      ...texts,
    })
  } catch (error) {
    logger.info({ err: error }, 'a test mail was not sent')
    return refuse(mailsRefusal('test-mail-not-sent', mailFailure(error, way === 'own').reason))
  }
  return ok('sent')
}
