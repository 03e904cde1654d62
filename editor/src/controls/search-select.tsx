import { ChevronDown } from 'lucide-react'
import {
  Button,
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components'
import type { Option } from './select-field.tsx'
import styles from './field.module.css'

type SearchSelectProps = {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: string | undefined
}

/** One choice out of many, found by typing. */
export function SearchSelect({ label, options, value, onChange, error }: SearchSelectProps) {
  return (
    <ComboBox
      className={styles['field'] ?? ''}
      defaultItems={options}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      isInvalid={error !== undefined}
      menuTrigger="focus"
      validationBehavior="aria"
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['line']}>
        <Input className={styles['input'] ?? ''} />
        <Button className={styles['comboButton'] ?? ''} aria-label={`Show choices of ${label}`}>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      <FieldError className={styles['error'] ?? ''}>{error}</FieldError>
      <Popover className={styles['popover'] ?? ''}>
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 32 }}>
          <ListBox>
            {(option: Option) => (
              <ListBoxItem className={styles['option'] ?? ''} textValue={option.name}>
                {option.name}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Popover>
    </ComboBox>
  )
}
