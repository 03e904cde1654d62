import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { claimDrafts } from '../../ground/changes/kept-drafts.ts'
import { retryDrafts } from '../../ground/changes/retry-drafts.ts'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { sessionKey } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'
import { AccountEmailField, DoorForm } from './door-form.tsx'
import { DoorPage } from './door-page.tsx'
import { useEmailEntry } from './email-entry.ts'
import { sessionQuery } from './session.ts'
import styles from './door-page.module.css'

/** The way in: e-mail and password, or the one-time link that brought somebody here. */
export function SignInPage() {
  const { token, to } = useSearch({ from: '/sign-in' })
  return token === undefined ? <PasswordForm to={to} /> : <LinkDoor token={token} />
}

function useArrival(): (to: string | undefined) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (to) => {
    await queryClient.invalidateQueries({ queryKey: sessionKey })
    const { account } = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // words of somebody else would be saved in this one's name
    if (account !== null) claimDrafts(account.accountId)
    await navigate({ to: to ?? '/', replace: true })
    await retryDrafts()
  }
}

function PasswordForm({ to }: { readonly to: string | undefined }) {
  const [email, setEmail] = useState('')
  const entry = useEmailEntry()
  const [password, setPassword] = useState('')
  const arrive = useArrival()
  const signIn = useMutation({
    mutationFn: () => call(accountsApi.signIn, { body: { email, password } }),
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

/**
 * Whoever is signed in is asked first: any page can lead a window here with a link of its own, and
 * what somebody does next would be done in another's account.
 */
function LinkDoor({ token }: { readonly token: string }) {
  const session = useQuery(sessionQuery)
  // as it was on arrival: the link itself will change it
  const [before, setBefore] = useState<{ readonly email: string | null }>()
  const [isMeant, setIsMeant] = useState(false)
  if (before === undefined && !session.isPending) {
    setBefore({ email: session.data?.account?.email ?? null })
  }
  if (before === undefined) return <DoorPage title="Signing you in…">{null}</DoorPage>
  if (before.email === null || isMeant) return <LinkPage token={token} />
  return (
    <DoorPage title="Use this link?">
      <p className={styles['aside']}>
        You are signed in as {before.email}. The link signs you in to the account that it was made
        for, which may be another one. Use it only if you asked for it.
      </p>
      <DoorForm
        verb="Use the link"
        error={null}
        isPending={false}
        onSubmit={() => setIsMeant(true)}
      >
        {null}
      </DoorForm>
      <p className={styles['aside']}>
        <Link to="/">Stay signed in as {before.email}</Link>
      </p>
    </DoorPage>
  )
}

/** A page that is merely fetched, as mail scanners do, must not use the link up; our script does. */
function LinkPage({ token }: { readonly token: string }) {
  const arrive = useArrival()
  const begun = useRef(false)
  const redeem = useMutation({
    mutationFn: () => call(accountsApi.redeemLink, { body: { token } }),
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
