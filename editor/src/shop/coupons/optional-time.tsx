import { useState } from 'react'
import { TextField } from '../../ground/controls/text-field.tsx'
import { wrongTime } from './discount-draft.ts'

/** A day and a time that may be left out, though not one of the two. */
export function OptionalTime(props: {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error: string | undefined
  readonly onUnfinished: (isUnfinished: boolean) => void
}) {
  const { label, hint, value, onChange, error, onUnfinished } = props
  const [isHalf, setHalf] = useState(false)
  // a day without a time is empty to whoever asks for the value: only the browser knows of it
  const note = (half: boolean): void => {
    setHalf(half)
    onUnfinished(half)
  }
  const look = ({ target }: { readonly target: EventTarget }): void =>
    note(target instanceof HTMLInputElement && target.validity.badInput)
  return (
    <TextField
      label={label}
      hint={hint}
      type="datetime-local"
      value={value}
      onChange={(typed) => {
        if (typed !== '') note(false)
        onChange(typed)
      }}
      onKeyUp={look}
      onBlur={look}
      error={isHalf ? wrongTime : error}
    />
  )
}
