import { useRef, useState } from 'react'
import { notAnOption } from '@vitrine/rules/ground/refusals/field-messages.ts'
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
  Text,
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
  readonly hint?: string
  /**
   * Where there are too many options to have them all: asks for those that the words find; the options
   * are shown as they come.
   */
  readonly onSearch?: (words: string) => void
  /** Whether it has the keys as soon as it is there: it is what its dialog asks. */
  readonly autoFocus?: boolean
}

/** One choice out of many, found by typing. Words that are none of them are given back with a remark. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, options, value, onChange, onSearch, error, hint, autoFocus = false } = props
  const typed = useRef<string>(undefined)
  const [unknown, setUnknown] = useState<string>()
  const chosen = options.find(({ id }) => id === value)?.name
  const remark = (): void => {
    const words = typed.current?.trim() ?? ''
    typed.current = undefined
    const isKnown = words === '' || options.some(({ name }) => name === words)
    setUnknown(isKnown || words === chosen ? undefined : words)
  }
  const problem = unknown === undefined ? error : notAnOption(unknown)
  return (
    <ComboBox
      className={styles['field'] ?? ''}
      {...(onSearch === undefined ? { defaultItems: options } : { items: options })}
      allowsEmptyCollection={onSearch !== undefined}
      onOpenChange={(isOpen, trigger) => {
        // whoever opens it without words has not looked for any
        if (isOpen && trigger !== 'input') onSearch?.('')
      }}
      value={value}
      onChange={(key) => {
        typed.current = undefined
        setUnknown(undefined)
        onSearch?.('')
        if (key !== null) onChange(String(key))
      }}
      // asked before the box puts the words of the choice back
      onBlur={() => {
        remark()
        onSearch?.('')
      }}
      isInvalid={problem !== undefined}
      menuTrigger="focus"
      autoFocus={autoFocus}
      validationBehavior="aria"
    >
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['line']}>
        <Input
          className={styles['input'] ?? ''}
          onInput={(event) => {
            typed.current = event.currentTarget.value
            onSearch?.(event.currentTarget.value)
          }}
        />
        <Button className={styles['comboButton'] ?? ''} aria-label={`Show choices of ${label}`}>
          <ChevronDown size={16} aria-hidden />
        </Button>
      </div>
      {hint !== undefined && (
        <Text slot="description" className={styles['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles['error'] ?? ''}>{problem}</FieldError>
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
