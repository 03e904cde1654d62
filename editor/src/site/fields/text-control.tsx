import type { TextKind } from '@vitrine/rules/site/blocks/kinds/text.ts'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { ControlProps } from './control-props.ts'
import { useTyped } from './use-typed.ts'

/** Plain text, in a line or in a box of lines. */
export function TextControl({ field, value, onChange, error }: ControlProps<TextKind>) {
  const typed = useTyped(value, onChange)
  return (
    <TextField
      label={field.label}
      hint={field.help}
      maxLength={field.max}
      {...(field.lines > 1 && { rows: field.lines })}
      value={typed.words}
      onChange={typed.type}
      onBlur={typed.rest}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && field.lines === 1) typed.rest()
      }}
      error={error}
    />
  )
}
