import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { useState } from 'react'
import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { LoadError, Mark, Skeleton } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import {
  chooseAppearance,
  readAppearance,
  type Appearance,
} from '../../ground/styling/appearance.ts'
import { formatInstant } from '../../ground/dates/format.ts'
import { WordsLeavingDialog } from '../../ground/changes/words-leaving-dialog.tsx'
import { OuterRoom } from './outer-page.tsx'
import { EmailForm, NameForm } from './own-details.tsx'
import { PasswordForm } from './password-form.tsx'
import { linkWords } from './link-words.ts'
import { sessionQuery } from './session.ts'
import styles from './account-page.module.css'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call(accountsApi.sessions, {})).sessions,
})

/** The account that is signed in: its password and the places where it is signed in. */
export function AccountPage() {
  const { account, sendsMail } = useSuspenseQuery(sessionQuery).data
  if (account === null) return null
  return (
    <OuterRoom title="Account">
      <WordsLeavingDialog />
      <Panel title="Name" hint="How others see who did what.">
        <NameForm account={account} />
      </Panel>
      <Panel
        title="E-mail"
        hint={`You sign in as ${account.email}. ${linkWords(sendsMail).newAddress.hint}`}
      >
        <EmailForm account={account} />
      </Panel>
      <Panel title="Password" hint="A new password ends your other sessions.">
        <div className={styles['narrow']}>
          <PasswordForm
            account={account}
            onDone={() => showNotice({ message: 'Password saved.' })}
          />
        </div>
      </Panel>
      <Panel title="Look" hint="Of the editor, in this browser alone.">
        <div className={styles['narrow']}>
          <LookField />
        </div>
      </Panel>
      <Panel title="Where you are signed in">
        <Sessions />
      </Panel>
    </OuterRoom>
  )
}

const looks: readonly { readonly id: Appearance; readonly name: string }[] = [
  { id: 'system', name: 'As the device has it' },
  { id: 'light', name: 'Light' },
  { id: 'dark', name: 'Dark' },
]

function LookField() {
  const [look, setLook] = useState(readAppearance)
  return (
    <SelectField
      label="Light or dark"
      options={looks}
      value={look}
      onChange={(chosen) => {
        chooseAppearance(chosen)
        setLook(chosen)
      }}
    />
  )
}

function Sessions() {
  const sessions = useQuery(sessionsQuery)
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: (sessionId: string) => call(accountsApi.revokeSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
    onError: (error) => showNotice({ message: error.message, isError: true }),
  })
  if (sessions.isPending) return <Skeleton rows={2} />
  if (sessions.isError) {
    return <LoadError error={sessions.error} onRetry={() => void sessions.refetch()} />
  }
  return (
    <ul className={styles['sessions']}>
      {sessions.data.map((session) => (
        <li key={session.sessionId}>
          <span>
            {browserName(session.userAgent)}{' '}
            {session.current && <Mark tone="ok">This browser</Mark>}
            <small>Last seen {formatInstant(session.lastSeenAt)}</small>
          </span>
          {!session.current && (
            <Button size="small" onPress={() => revoke.mutate(session.sessionId)}>
              Sign out
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What people call their browser, as far as its own words tell. */
function browserName(userAgent: string): string {
  const browser = /Edg\//.test(userAgent)
    ? 'Edge'
    : /Firefox\//.test(userAgent)
      ? 'Firefox'
      : /Chrome\//.test(userAgent)
        ? 'Chrome'
        : /Safari\//.test(userAgent)
          ? 'Safari'
          : 'A browser'
  const system = /\((?:Windows|Macintosh|iPhone|iPad|X11; Linux|Linux; Android)/.exec(
    userAgent,
  )?.[0]
  const names: Readonly<Record<string, string>> = {
    '(Windows': ' on Windows',
    '(Macintosh': ' on a Mac',
    '(iPhone': ' on an iPhone',
    '(iPad': ' on an iPad',
    '(X11; Linux': ' on Linux',
    '(Linux; Android': ' on Android',
  }
  return browser + (system === undefined ? '' : (names[system] ?? ''))
}
