import { accountsApi } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { checkPassword } from '@vitrine/rules/people/accounts/password-rule.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { sessionKey } from '../../ground/http/query-client.ts'
import { call, RequestRefused } from '../../ground/http/send-request.ts'
import { useTypedWords } from '../../ground/changes/typed-words.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import type { Account } from './session.ts'
import styles from './door-page.module.css'

/** Sets the password of whoever is signed in; their other sessions end. */
export function PasswordForm(props: {
  readonly account: Pick<Account, 'email' | 'needsPassword'>
  readonly onDone: () => void
}) {
  const { email, needsPassword } = props.account
  const [password, setPassword] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  useTypedWords('password', password !== '')
  const [refused, setRefused] = useState<string>()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      call(accountsApi.setPassword, {
        body: { password, ...(needsPassword && { currentPassword }) },
      }),
    onSuccess: async () => {
      setPassword('')
      setCurrentPassword('')
      await queryClient.invalidateQueries({ queryKey: sessionKey })
      props.onDone()
    },
    // a session that came by a link needs no password at first, and after a while it does
    onError: () => queryClient.invalidateQueries({ queryKey: sessionKey }),
  })
  const fields = save.error instanceof RequestRefused ? save.error.fields : {}
  const wrongPassword = needsPassword ? fields['currentPassword'] : undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const checked = checkPassword(password)
    setRefused(checked.ok ? undefined : checked.refusal.message)
    if (checked.ok) save.mutate()
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {needsPassword && (
        <CurrentPasswordField
          value={currentPassword}
          onChange={setCurrentPassword}
          error={wrongPassword}
        />
      )}
      <TextField
        label="New password"
        type="password"
        name="new-password"
        autoComplete="new-password"
        isRequired
        value={password}
        onChange={(text) => {
          setPassword(text)
          setRefused(undefined)
        }}
        hint="8 to 128 characters."
        error={refused ?? (wrongPassword === undefined ? save.error?.message : undefined)}
      />
      <Button type="submit" kind="primary" isPending={save.isPending}>
        Save password
      </Button>
    </form>
  )
}
