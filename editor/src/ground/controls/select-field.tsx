import { ChevronDown } from 'lucide-react'
import {
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
  Text,
} from 'react-aria-components'
import styles from './field.module.css'

export type Option = { readonly id: string; readonly name: string }

type SelectFieldProps<Id extends string> = {
  readonly label: string
  /** Where what stands around it says what it is for. */
  readonly isLabelHidden?: boolean
  readonly options: readonly (Option & { readonly id: Id })[]
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly hint?: string
  readonly error?: string | undefined
  readonly isDisabled?: boolean
}

/** One choice out of a few. */
export function SelectField<Id extends string>(props: SelectFieldProps<Id>) {
  const { label, options, value, onChange, hint, error, isDisabled = false } = props
  const { isLabelHidden = false } = props
  const choose = (chosen: string | number | null): void => {
    const option = options.find(({ id }) => id === chosen)
    if (option !== undefined) onChange(option.id)
  }
  return (
    <Select
      className={styles['field'] ?? ''}
      {...(isLabelHidden && { 'aria-label': label })}
      value={value}
      onChange={choose}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      {!isLabelHidden && <Label className={styles['label'] ?? ''}>{label}</Label>}
      <Button className={styles['trigger'] ?? ''}>
        <SelectValue />
        <ChevronDown size={16} aria-hidden />
      </Button>
      {hint !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox items={options}>
          {(option) => (
            <ListBoxItem className={styles['option'] ?? ''} textValue={option.name}>
              {option.name}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
