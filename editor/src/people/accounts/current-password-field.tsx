import { TextField } from '../../ground/controls/text-field.tsx'

/** Asks whoever sits at an open session whether it is theirs. */
export function CurrentPasswordField(props: {
  readonly value: string
  readonly onChange: (password: string) => void
  readonly error: string | undefined
}) {
  return (
    <TextField
      {...props}
      label="Current password"
      type="password"
      name="current-password"
      autoComplete="current-password"
      isRequired
    />
  )
}
