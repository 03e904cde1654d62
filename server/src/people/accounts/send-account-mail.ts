import type { Context } from '../../ground/context.ts'
import { loadNodemailer } from '../../ground/mails/load-nodemailer.ts'

export type AccountMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** What the operator reads instead where no mail server is set up. */
  readonly onTerminal: string
}

/**
 * Sends a mail about an account to its owner. Without a mail server its gist goes to the terminal
 * that the server runs in, which only its operator reads; it never stands in an answer to a visitor.
 *
 * Does not wait: an answer that took as long as a mail would tell who has an account, and a mail
 * server that is down is no reason to refuse.
 */
export function sendAccountMail(
  { config, logger }: Pick<Context, 'config' | 'logger'>,
  { to, subject, text, onTerminal }: AccountMail,
): void {
  const { smtpUrl } = config
  if (smtpUrl === null) {
    process.stdout.write(`\n${onTerminal}\n`)
    return
  }
  const host = new URL(config.editorOrigin).hostname
  loadNodemailer()
    .then((nodemailer) =>
      nodemailer
        .createTransport(smtpUrl)
        .sendMail({ from: `Vitrine <no-reply@${host}>`, to, subject, text }),
    )
    .catch((error: unknown) => logger.error({ err: error }, 'a mail to an account was not sent'))
}

/** A link that signs in. @param validFor how long it works, in words */
export function signInLinkMail(
  to: string,
  link: string,
  validFor: '30 minutes' | '7 days',
): AccountMail {
  return {
    to,
    subject: 'Your link to sign in',
    text: `Open this link to sign in. It works once, for ${validFor}:\n\n${link}\n\nIf you did not expect it, nothing needs to be done.\n`,
    onTerminal: `Sign-in link for ${to}: ${link}`,
  }
}
