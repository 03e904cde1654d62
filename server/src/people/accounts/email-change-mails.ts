import type { AccountMail } from './send-account-mail.ts'

/** To the address that an account is to get: nothing changes before this link is opened. */
export function confirmEmailMail(newEmail: string, oldEmail: string, link: string): AccountMail {
  return {
    to: newEmail,
    subject: 'Confirm your new e-mail address',
    text: `Open this link to sign in as ${newEmail} from now on, instead of ${oldEmail}. It works once, for 24 hours:\n\n${link}\n\nIf you did not ask for this, nothing needs to be done.\n`,
    onTerminal: `Link that makes ${newEmail} the address of ${oldEmail}: ${link}`,
  }
}

/** To the address that an account has, so that nobody loses theirs without hearing of it. */
export function emailChangeAskedMail(oldEmail: string, newEmail: string): AccountMail {
  return {
    to: oldEmail,
    subject: 'Your e-mail address is about to change',
    text: `Somebody who is signed in to your account asked for its address to become ${newEmail}. That happens when the link is opened that we sent there.\n\nIf it was not you, sign in, set a new password and take the change back under Account.\n`,
    onTerminal: `${oldEmail} is to become ${newEmail}. No mail told it, as no mail server is set.`,
  }
}

export function emailChangedMail(oldEmail: string, newEmail: string): AccountMail {
  return {
    to: oldEmail,
    subject: 'Your e-mail address was changed',
    text: `You now sign in as ${newEmail}. This address, ${oldEmail}, opens your account no more.\n`,
    onTerminal: `The account of ${oldEmail} is now that of ${newEmail}. No mail told it.`,
  }
}
