import { useState } from 'react'
import {
  isEmailAddress,
  normaliseEmailAddress,
} from '@vitrine/rules/people/accounts/email-address.ts'
import { accountsMessages } from '@vitrine/rules/people/accounts/accounts-messages.ts'

export type EmailEntry = {
  /** What stands beside the field. */
  readonly error: string | undefined
  /** Says whether the form may be sent; if not, the field has the word and the focus. */
  readonly check: (form: HTMLFormElement, email: string) => boolean
  /** Somebody goes on typing. */
  readonly forget: () => void
}

/** The e-mail field of a form: the browser's own bubble is left aside for our sentence. */
export function useEmailEntry(): EmailEntry {
  const [error, setError] = useState<string>()
  return {
    error,
    check(form, email) {
      if (isEmailAddress(normaliseEmailAddress(email))) return true
      setError(accountsMessages['email-not-valid'].message)
      form.querySelector<HTMLInputElement>('input[type="email"]')?.focus()
      return false
    },
    forget: () => setError(undefined),
  }
}
