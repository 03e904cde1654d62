import type { FormEvent, ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Banner } from '../controls/states.tsx'
import { TextField } from '../controls/text-field.tsx'
import styles from './door-page.module.css'

type DoorFormProps = {
  /** What the one button says. */
  readonly verb: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** What somebody fills in at the door: its fields, one button, and above them what went wrong. */
export function DoorForm({ verb, error, isPending, onSubmit, children }: DoorFormProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <>
      {error !== null && (
        <Banner tone="danger" role="alert">
          {error.message}
        </Banner>
      )}
      <form className={styles['form']} onSubmit={submit}>
        {children}
        <Button type="submit" kind="primary" isPending={isPending}>
          {verb}
        </Button>
      </form>
    </>
  )
}

/** The address of an account, asked for first. */
export function AccountEmailField(props: {
  readonly value: string
  readonly onChange: (email: string) => void
}) {
  return (
    <TextField
      {...props}
      label="E-mail"
      type="email"
      name="email"
      autoComplete="username"
      isRequired
      autoFocus
    />
  )
}
