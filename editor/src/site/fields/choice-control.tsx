import { useId } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import type { ChoiceKind } from '@vitrine/rules/site/blocks/kinds/choice.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import styles from './fields.module.css'

/** Letters that stand side by side in a panel without being cut. */
const lettersInLine = 26

/** One of a few: side by side where the words are short, else in a list. */
export function ChoiceControl(props: ControlProps<ChoiceKind>) {
  const { field, value, onChange, error } = props
  const options = Object.entries(field.options).map(([id, name]) => ({ id, name }))
  const letters = options.reduce((sum, { name }) => sum + name.length + 2, 0)
  if (options.length < 5 && letters <= lettersInLine) return <Segments {...props} />
  return (
    <SelectField
      label={field.label}
      options={options}
      value={value}
      onChange={(id) => onChange(id)}
      error={error}
      {...(field.help !== undefined && { hint: field.help })}
    />
  )
}

function Segments({ field, value, onChange, error }: ControlProps<ChoiceKind>) {
  const labelId = useId()
  return (
    <FieldNotes help={field.help} error={error}>
      <span id={labelId} className={styles['label']}>
        {field.label}
      </span>
      <ToggleButtonGroup
        className={styles['segments'] ?? ''}
        aria-labelledby={labelId}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [chosen] = keys
          if (chosen !== undefined) onChange(String(chosen))
        }}
      >
        {Object.entries(field.options).map(([id, name]) => (
          <ToggleButton key={id} id={id} className={styles['segment'] ?? ''}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FieldNotes>
  )
}
