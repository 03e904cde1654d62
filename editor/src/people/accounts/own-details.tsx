import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { sessionKey } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useEmailEntry } from './email-entry.ts'
import { linkWords } from './link-words.ts'
import { sessionQuery, type Account } from './session.ts'
import styles from './account-page.module.css'

/** How the people of a site see who did what. */
export function NameForm({ account }: { readonly account: Account }) {
  const [displayName, setDisplayName] = useState(account.displayName)
  useTypedWords('name', displayName.trim() !== account.displayName)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => call(accountsApi.setDetails, { body: { displayName } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: sessionKey })
      showNotice({ message: 'Name saved.' })
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save.mutate()
  }
  return (
    <form className={styles['row']} onSubmit={submit}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        isRequired
        value={displayName}
        onChange={setDisplayName}
        error={save.error?.message}
      />
      <Button
        type="submit"
        isPending={save.isPending}
        isDisabled={displayName.trim() === account.displayName}
      >
        Save name
      </Button>
    </form>
  )
}

/** The address that somebody signs in with, and the way to another one. */
export function EmailForm({ account }: { readonly account: Account }) {
  const words = linkWords(useSuspenseQuery(sessionQuery).data.sendsMail).newAddress
  const [email, setEmail] = useState('')
  const entry = useEmailEntry()
  const [currentPassword, setCurrentPassword] = useState('')
  useTypedWords('email', email !== '')
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionKey })
  const ask = useMutation({
    mutationFn: () =>
      call(accountsApi.askForEmail, {
        body: { email, ...(account.needsPassword && { currentPassword }) },
      }),
    onSuccess: () => {
      setEmail('')
      setCurrentPassword('')
    },
    // a session that came by a link needs no password at first, and after a while it does
    onSettled: refresh,
  })
  const takeBack = useMutation({
    mutationFn: () => call(accountsApi.dropEmail, {}),
    onSettled: refresh,
    onError: (error) => showNotice({ message: error.message, isError: true }),
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (entry.check(event.currentTarget, email)) ask.mutate()
  }
  const fields = ask.error instanceof RequestRefused ? ask.error.fields : {}
  const elsewhere = fields['currentPassword'] === undefined ? ask.error?.message : undefined
  return (
    <div className={styles['narrow']}>
      {account.newEmail !== null && (
        <Banner
          tone="warn"
          action={
            <Button size="small" isPending={takeBack.isPending} onPress={() => takeBack.mutate()}>
              Take back
            </Button>
          }
        >
          <output>{words.open(account.newEmail)}</output>
        </Banner>
      )}
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label="New e-mail"
          type="email"
          name="email"
          autoComplete="email"
          isRequired
          value={email}
          onChange={(text) => {
            setEmail(text)
            entry.forget()
          }}
          error={entry.error ?? fields['email'] ?? elsewhere}
        />
        {account.needsPassword && (
          <CurrentPasswordField
            value={currentPassword}
            onChange={setCurrentPassword}
            error={fields['currentPassword']}
          />
        )}
        <Button type="submit" isPending={ask.isPending}>
          {words.verb}
        </Button>
      </form>
    </div>
  )
}
