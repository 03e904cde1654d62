import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../ground/controls/button.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { EmailEntry } from './email-entry.ts'
import styles from './door-page.module.css'

type DoorFormProps = {
  /** What the one button says. */
  readonly verb: string
  readonly error: Error | null
  readonly isPending: boolean
  readonly onSubmit: (form: HTMLFormElement) => void
  readonly children: ReactNode
}

/** What somebody fills in at the door: its fields, one button, and above them what went wrong. */
export function DoorForm({ verb, error, isPending, onSubmit, children }: DoorFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit(event.currentTarget)
  }
  return (
    <>
      {error !== null && (
        <Banner tone="danger" role="alert">
          {error.message}
        </Banner>
      )}
      <form className={styles['form']} noValidate onSubmit={submit}>
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
  readonly entry: EmailEntry
  readonly value: string
  readonly onChange: (email: string) => void
}) {
  return (
    <TextField
      value={props.value}
      onChange={(email) => {
        props.onChange(email)
        props.entry.forget()
      }}
      error={props.entry.error}
      label="E-mail"
      type="email"
      name="email"
      autoComplete="username"
      isRequired
      autoFocus
    />
  )
}
