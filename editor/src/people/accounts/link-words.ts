/** What is said about links that open an account: only with a mail server are they sent. */
export type LinkWords = {
  /** Before one is asked for. */
  readonly offer: string
  readonly verb: string
  /** Afterwards; whether there is such an account is not said. */
  readonly title: string
  readonly done: (email: string) => string
  /** About another address for the account. */
  readonly newAddress: { readonly hint: string; readonly verb: string; open(email: string): string }
}

const bySending: LinkWords = {
  offer: 'We send it to your e-mail address. You can then set a password.',
  verb: 'Send the link',
  title: 'Look into your mail',
  done: (email) =>
    `If there is an account for ${email}, a link to sign in is on its way. It works once, for 30 minutes.`,
  newAddress: {
    hint: 'Another address holds once you opened the link that we send there.',
    verb: 'Send a link there',
    open: (email) => `Open the link that went to ${email}. Until then nothing changes.`,
  },
}

const terminal = 'the terminal that Vitrine runs in'

const byTerminal: LinkWords = {
  offer: `No mail server is set up, so the link is not mailed: it is printed in ${terminal}.`,
  verb: 'Make the link',
  title: 'Look into the terminal',
  done: (email) =>
    `If there is an account for ${email}, a link to sign in stands in ${terminal}. It works once, for 30 minutes.`,
  newAddress: {
    hint: `Another address holds once you opened its link, which is printed in ${terminal}: no mail server is set up.`,
    verb: 'Make the link',
    open: (email) =>
      `Open the link for ${email}, which stands in ${terminal}. Until then nothing changes.`,
  },
}

export function linkWords(sendsMail: boolean): LinkWords {
  return sendsMail ? bySending : byTerminal
}

/** What the owner reads who invited somebody without getting a link to hand on. */
export function invitedWords(email: string, sendsMail: boolean): string {
  return sendsMail
    ? `${email} is invited by mail.`
    : `${email} has an account here and may now work on this site. No mail says so, as none is set up: tell them.`
}
