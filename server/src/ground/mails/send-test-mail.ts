import { makeId, type Random } from '@vitrine/rules/ground/ids/ids.ts'
import { mailsRefusal } from '@vitrine/rules/ground/mails/mails-messages.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import type { SiteDatabase } from '../db/database.ts'
import { mailFailure } from './mail-failure.ts'
import { senderOf } from './mail-way.ts'
import { installationMailServer } from './send-mail.ts'

/** Sends a mail right now by the way that the site's mails go, and tells what its server says. */
export async function sendTestMail(
  context: Pick<Context, 'config' | 'signingKey' | 'logger'>,
  site: SiteDatabase,
  to: string,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<Result<undefined>> {
  const { config, logger } = context
  const ofInstallation = installationMailServer(config.smtpUrl)
  const { way, title, send, from } = await senderOf(context, site, ofInstallation)
  if (send === undefined) return refuse(mailsRefusal('no-mail-server'))
  try {
    await send({
      messageId: `<${makeId(now, random)}@${new URL(config.editorOrigin).hostname}>`,
      from,
      to,
      subject: `Test mail of ${title}`.replaceAll(/\p{Cc}+/gu, ' '),
      text: `This is a test: mails of ${title} reach you.\n`,
    })
  } catch (error) {
    logger.info({ err: error }, 'a test mail was not sent')
    return refuse(mailsRefusal('test-mail-not-sent', mailFailure(error, way === 'own').reason))
  }
  return ok(undefined)
}
