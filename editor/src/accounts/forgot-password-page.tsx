import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { sendJson } from '../http/send-request.ts'
import { AccountEmailField, DoorForm } from './door-form.tsx'
import { DoorPage } from './door-page.tsx'
import { useEmailEntry } from './email-entry.ts'
import styles from './door-page.module.css'

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const entry = useEmailEntry()
  const ask = useMutation({
    mutationFn: () => sendJson('POST', accountsPaths.passwordResetRequests, { email }),
  })
  if (ask.isSuccess) {
    return (
      <DoorPage title="Look into your mail">
        <output>
          If there is an account for {email}, a link to sign in is on its way. It works once, for 30
          minutes.
        </output>
        <p className={styles['aside']}>
          Nothing came? Without a mail server the link is printed in the terminal that Vitrine runs
          in, where <code>npx --no vitrine user invite EMAIL</code> also makes a new one.
        </p>
        <p>
          <Link to="/sign-in" search={{}}>
            Back to sign in
          </Link>
        </p>
      </DoorPage>
    )
  }
  return (
    <DoorPage title="Get a link to sign in">
      <p className={styles['aside']}>
        We send it to your e-mail address. You can then set a password.
      </p>
      <DoorForm
        verb="Send the link"
        error={ask.error}
        isPending={ask.isPending}
        onSubmit={(form) => {
          if (entry.check(form, email)) ask.mutate()
        }}
      >
        <AccountEmailField entry={entry} value={email} onChange={setEmail} />
      </DoorForm>
      <p>
        <Link to="/sign-in" search={{}}>
          Back to sign in
        </Link>
      </p>
    </DoorPage>
  )
}
