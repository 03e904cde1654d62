import { HostRefused } from '../http/public-address.ts'
import { mailFailures } from '@vitrine/rules/ground/mails/mails-messages.ts'

/** Why a mail was not sent, and whether the next one would fail as well. */
export type MailFailure = { readonly reason: string; readonly ofServer: boolean }

const longestAnswer = 300

/**
 * What the owner is told of a failure. The answer of a mail server is meant for whoever sent the
 * mail; addresses and logins of our own configuration are not.
 * @param isOwn whether it is the owner's own server, of which they may read all
 */
export function mailFailure(error: unknown, isOwn: boolean): MailFailure {
  if (error instanceof HostRefused) return { reason: mailFailures[error.reason], ofServer: true }
  const { code, response, message } = error as Partial<
    Record<'code' | 'response' | 'message', unknown>
  >
  if (code === 'EPASSWORD') return { reason: mailFailures.password, ofServer: true }
  if (code === 'EAUTH') {
    const answer =
      isOwn && typeof response === 'string' ? ` ${mailFailures.answer(plain(response))}` : ''
    return { reason: mailFailures.login + answer, ofServer: true }
  }
  if (isOwn && code === 'ETLS') return { reason: mailFailures.unsafe, ofServer: true }
  if (typeof response === 'string' && response !== '') {
    return { reason: mailFailures.answer(plain(response)), ofServer: false }
  }
  if (isOwn && code === 'ETIMEDOUT') return { reason: mailFailures.silent, ofServer: true }
  if (isOwn && typeof message === 'string' && /certificate|altnames|wrong version/i.test(message)) {
    return { reason: mailFailures.unsafe, ofServer: true }
  }
  const ofServer = typeof code === 'string' && unreachable.test(code)
  return { reason: ofServer ? mailFailures.unreachable : mailFailures.unknown, ofServer }
}

/**
 * Whether a mail may have gone out although its sending failed: the connection ended, and nobody knows
 * how far it had come. What a server has refused, or was never told, has not.
 */
export function mayHaveArrived(error: unknown): boolean {
  if (error instanceof HostRefused) return false
  const { code, response, syscall, message } = error as Partial<
    Record<'code' | 'response' | 'syscall' | 'message', unknown>
  >
  if (typeof response === 'string' && response !== '') return false
  if (syscall === 'connect' || (typeof code === 'string' && neverBegun.test(code))) return false
  // a server that says nothing from the beginning is told nothing
  return message !== 'Connection timeout' && message !== 'Greeting never received'
}

const neverBegun = /^(?:EPASSWORD|EAUTH|EDNS|ETLS|EENVELOPE|ECONNREFUSED)$/

const unreachable = /^(?:ECONNECTION|ECONNREFUSED|ECONNRESET|EDNS|ESOCKET|ETIMEDOUT|ETLS)$/

function plain(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longestAnswer)
    .toWellFormed()
}
