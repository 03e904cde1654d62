import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../ground/http/send-request.ts'
import { AccountEmailField, DoorForm } from './door-form.tsx'
import { DoorPage } from './door-page.tsx'
import { useEmailEntry } from './email-entry.ts'
import { linkWords } from './link-words.ts'
import { sessionQuery } from './session.ts'
import styles from './door-page.module.css'

/** Asks for a link. The answer is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const entry = useEmailEntry()
  const words = linkWords(useSuspenseQuery(sessionQuery).data.sendsMail)
  const ask = useMutation({
    mutationFn: () => call(accountsApi.requestPasswordReset, { body: { email } }),
  })
  if (ask.isSuccess) {
    return (
      <DoorPage title={words.title}>
        <output>{words.done(email)}</output>
        <p className={styles['aside']}>
          Nothing there? Whoever runs Vitrine makes a new one by{' '}
          <code>npx --no vitrine user invite EMAIL</code>.
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
      <p className={styles['aside']}>{words.offer}</p>
      <DoorForm
        verb={words.verb}
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
