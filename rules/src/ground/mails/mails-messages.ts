import type { Refusal } from '../refusals/result.ts'

export const mailsMessages = {
  'mail-not-found': { status: 404, message: 'There is no such mail.' },
  'mail-not-given-up': {
    status: 409,
    message: 'This mail has been sent, or is still being tried.',
  },
  'no-mail-server': {
    status: 409,
    message: 'No mail server is set up here, so mails are kept in the mailbox only.',
  },
  'test-mail-not-sent': { status: 409, message: 'The test mail was not sent.' },
} as const satisfies Record<string, Omit<Refusal, 'code'>>

/** Why a mail was not sent, as its owner reads it in the mailbox. */
export const mailFailures = {
  unreachable: 'The mail server could not be reached.',
  login: 'The mail server does not accept the login that is set up.',
  silent: 'The mail server did not answer in time.',
  unsafe:
    'No safe connection to the mail server came about. Look whether security and port belong together, and whether its certificate is of this name.',
  password: 'The password of the mail server has to be typed again.',
  'no-such-host': 'There is no server of this name.',
  'private-host':
    'The name of the mail server leads into a private network. Whoever runs this installation can allow it (PRIVATE_HOSTS).',
  unknown: 'The mail server did not take this mail.',
  unsure:
    'The connection ended before the mail server answered. It may have been sent, and is not sent again by itself.',
  answer: (answer: string) => `The mail server answered: ${answer}`,
} as const

/** What the mailbox says of a mail that has not left. */
export const mailNotices = {
  waiting: (tries: number, at: string) =>
    `${tries === 1 ? 'One try' : `${tries} tries`} failed; the next one is due ${at}.`,
  'given-up': (tries: number) =>
    `This mail was given up after ${tries === 1 ? 'one try' : `${tries} tries`}.`,
  'tried-again': 'This mail is being tried again.',
} as const

/** @param detail what the mail server said */
export function mailsRefusal(code: keyof typeof mailsMessages, detail?: string): Refusal {
  const { status, message } = mailsMessages[code]
  return { code, status, message: detail === undefined ? message : `${message} ${detail}` }
}
