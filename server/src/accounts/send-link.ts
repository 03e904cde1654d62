import nodemailer from 'nodemailer'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'

/**
 * Sends a sign-in link to its owner. Without a mail server the link goes to the terminal that the
 * server runs in, which only its operator reads; it never stands in an answer to a visitor.
 */
export async function sendLink(
  config: Pick<Config, 'smtpUrl' | 'editorOrigin'>,
  email: string,
  link: string,
  validFor: string,
): Promise<void> {
  if (config.smtpUrl === null) {
    process.stdout.write(`\nSign-in link for ${email}: ${link}\n`)
    return
  }
  const host = new URL(config.editorOrigin).hostname
  await nodemailer.createTransport(config.smtpUrl).sendMail({
    from: `Vitrine <no-reply@${host}>`,
    to: email,
    subject: 'Your link to sign in',
    text: `Open this link to sign in. It works once, for ${validFor}:\n\n${link}\n\nIf you did not expect it, nothing needs to be done.\n`,
  })
}

/**
 * The same without waiting: an answer that took as long as a mail would tell who has an account,
 * and a mail server that is down is no reason to refuse.
 */
export function sendLinkSoon(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  email: string,
  link: string,
  validFor: '30 minutes' | '7 days',
): void {
  sendLink(config, email, link, validFor).catch((error: unknown) =>
    logger.error({ err: error }, 'a sign-in link could not be sent'),
  )
}
