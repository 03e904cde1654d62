import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { Button } from '../controls/button.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import { sendJson } from '../http/send-request.ts'
import { DoorPage } from './door-page.tsx'
import styles from './door-page.module.css'

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const ask = useMutation({
    mutationFn: () => sendJson('POST', accountsPaths.passwordResetRequests, { email }),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    ask.mutate()
  }
  if (ask.isSuccess) {
    return (
      <DoorPage title="Look into your mail">
        <output>
          If there is an account for {email}, a link to sign in is on its way. It works once, for 30
          minutes.
        </output>
        <p className={styles['aside']}>
          Nothing came? On an installation without a mail server the link is printed in the terminal
          that Vitrine runs in, and <code>npx --no vitrine user invite EMAIL</code> makes a new one.
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
      {ask.error !== null && (
        <Banner tone="danger" role="alert">
          {ask.error.message}
        </Banner>
      )}
      <form className={styles['form']} onSubmit={submit}>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          isRequired
          autoFocus
          value={email}
          onChange={setEmail}
        />
        <Button type="submit" kind="primary" isPending={ask.isPending}>
          Send the link
        </Button>
      </form>
      <p>
        <Link to="/sign-in" search={{}}>
          Back to sign in
        </Link>
      </p>
    </DoorPage>
  )
}
