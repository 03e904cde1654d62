import { mailFailures } from '@vitrine/rules/ground/mails/mails-messages.ts'

/** Why a mail was not sent, and whether the next one would fail as well. */
export type MailFailure = { readonly reason: string; readonly ofServer: boolean }

const longestAnswer = 300

/**
 * What the owner is told of a failure. The answer of a mail server is meant for whoever sent the
 * mail; addresses and logins of our own configuration are not.
 */
export function mailFailure(error: unknown): MailFailure {
  const { code, response } = error as { code?: unknown; response?: unknown }
  if (code === 'EAUTH') return { reason: mailFailures.login, ofServer: true }
  if (typeof response === 'string' && response !== '') {
    return { reason: mailFailures.answer(plain(response)), ofServer: false }
  }
  const ofServer = typeof code === 'string' && unreachable.test(code)
  return { reason: ofServer ? mailFailures.unreachable : mailFailures.unknown, ofServer }
}

const unreachable = /^(?:ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ESOCKET|ETIMEDOUT|ETLS)$/

function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestAnswer)
    .toWellFormed()
}
