import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { accountsPaths } from '@vitrine/rules/accounts/accounts-paths.ts'
import { checkPassword } from '@vitrine/rules/accounts/password-rule.ts'
import { Button } from '../controls/button.tsx'
import { TextField } from '../controls/text-field.tsx'
import { sessionKey } from '../http/query-client.ts'
import { sendJson } from '../http/send-request.ts'
import styles from './door-page.module.css'

/** Sets the password of whoever is signed in; their other sessions end. */
export function PasswordForm(props: { readonly email: string; readonly onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<string>()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: () => sendJson('POST', accountsPaths.password, { password }),
    onSuccess: async () => {
      setPassword('')
      await queryClient.invalidateQueries({ queryKey: sessionKey })
      props.onDone()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const checked = checkPassword(password)
    setRefused(checked.ok ? undefined : checked.refusal.message)
    if (checked.ok) save.mutate()
  }
  return (
    <form className={styles['form']} onSubmit={submit}>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={props.email}
        readOnly
        hidden
      />
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
        error={refused ?? save.error?.message}
      />
      <Button type="submit" kind="primary" isPending={save.isPending}>
        Save password
      </Button>
    </form>
  )
}
