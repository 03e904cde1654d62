import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import { sessionKey } from '../http/query-client.ts'
import { sendJson } from '../http/send-request.ts'
import { AccountEmailField, DoorForm } from './door-form.tsx'
import { DoorPage } from './door-page.tsx'
import { useEmailEntry } from './email-entry.ts'
import { sessionQuery } from './session.ts'
import styles from './door-page.module.css'

/** The way in: e-mail and password, or the one-time link that brought somebody here. */
export function SignInPage() {
  const { token, to } = useSearch({ from: '/sign-in' })
  return token === undefined ? <PasswordForm to={to} /> : <LinkPage token={token} />
}

function useArrival(): (to: string | undefined) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (to) => {
    await queryClient.invalidateQueries({ queryKey: sessionKey })
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    await navigate({ to: to ?? '/', replace: true })
  }
}

function PasswordForm({ to }: { readonly to: string | undefined }) {
  const [email, setEmail] = useState('')
  const entry = useEmailEntry()
  const [password, setPassword] = useState('')
  const arrive = useArrival()
  const signIn = useMutation({
    mutationFn: () => sendJson('POST', accountsPaths.session, { email, password }),
    onSuccess: () => arrive(to),
  })
  return (
    <DoorPage title="Sign in">
      <DoorForm
        verb="Sign in"
        error={signIn.error}
        isPending={signIn.isPending}
        onSubmit={(form) => {
          if (entry.check(form, email)) signIn.mutate()
        }}
      >
        <AccountEmailField entry={entry} value={email} onChange={setEmail} />
        <TextField
          label="Password"
          type="password"
          name="password"
          autoComplete="current-password"
          isRequired
          value={password}
          onChange={setPassword}
        />
      </DoorForm>
      <p className={styles['aside']}>
        <Link to="/forgot-password">Forgot your password, or have none yet?</Link>
      </p>
    </DoorPage>
  )
}

/** A page that is merely fetched, as mail scanners do, must not use the link up; our script does. */
function LinkPage({ token }: { readonly token: string }) {
  const arrive = useArrival()
  const begun = useRef(false)
  const redeem = useMutation({
    mutationFn: () => sendJson('POST', accountsPaths.redeemLink, { token }),
    onSuccess: () => arrive('/password'),
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    redeem.mutate()
  })
  if (redeem.error === null) {
    return (
      <DoorPage title="Signing you in…">
        <output>This takes a moment.</output>
      </DoorPage>
    )
  }
  return (
    <DoorPage title="This link does not work">
      <Banner tone="danger" role="alert">
        {redeem.error.message}
      </Banner>
      <p className={styles['aside']}>
        <Link to="/forgot-password">Get a new link</Link> or{' '}
        <Link to="/sign-in" search={{}}>
          sign in with your password
        </Link>
        .
      </p>
    </DoorPage>
  )
}
