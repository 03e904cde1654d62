import { Trash2 } from 'lucide-react'
import { useRef, type KeyboardEvent } from 'react'
import { FieldError, Input, TextField } from 'react-aria-components'
import { MenuButton } from '../../ground/controls/menu-button.tsx'
import { moveEntries } from '../../ground/controls/move-entries.tsx'
import { rowsInOrder } from '../../ground/controls/row-order.ts'
import { cx } from '../../ground/styling/cx.ts'
import { newValue, withRoomForMore, type ValueDraft } from './option-draft.ts'
import styles from './options.module.css'
import field from '../../ground/controls/field.module.css'

type OptionValuesProps = {
  /** The name of the option. */
  readonly of: string
  /** The last one is empty, and becomes a value by being typed into. */
  readonly values: readonly ValueDraft[]
  readonly error: string | undefined
  readonly onChange: (values: readonly ValueDraft[]) => void
}

/** The values of an option, a line each: Enter leads to the next, several lines can be pasted. */
export function OptionValues({ of, values, error, onChange }: OptionValuesProps) {
  const list = useRef<HTMLUListElement>(null)
  const typed = values.slice(0, -1)
  const set = (at: number, value: string): void =>
    onChange(withRoomForMore(values.map((one, place) => (place === at ? { ...one, value } : one))))
  const goOn = (event: KeyboardEvent, at: number): void => {
    if (event.key !== 'Enter') return
    // saving is the button's; here it ends a line
    event.preventDefault()
    list.current?.querySelectorAll('input')[at + 1]?.focus()
  }
  const paste = (at: number, text: string): boolean => {
    const lines = text.split(/[\n,\t]/).flatMap((line) => line.trim() || [])
    if (lines.length < 2) return false
    const stand = new Set(typed.map(({ value }) => value.trim().toLowerCase()))
    // a column of a spreadsheet often has each of them many times
    const unlike = lines.filter((line) => {
      const isNew = !stand.has(line.toLowerCase())
      stand.add(line.toLowerCase())
      return isNew
    })
    const more = unlike.map((value) => ({ ...newValue(), value }))
    onChange(withRoomForMore([...values.slice(0, at), ...more, ...values.slice(at + 1)]))
    // to where the next is typed, once it stands there
    setTimeout(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
    return true
  }
  return (
    <div className={styles['values']}>
      <span className={field['label']}>Values</span>
      <ul ref={list} aria-label={`Values of ${of}`}>
        {values.map((one, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the keys stay in the field that becomes a value
          <li key={at} className={styles['value']}>
            <TextField
              aria-label={
                at === typed.length ? `Another value of ${of}` : `Value ${at + 1} of ${of}`
              }
              className={field['field'] ?? ''}
              value={one.value}
              onChange={(value) => set(at, value)}
              onKeyDown={(event) => goOn(event, at)}
              isInvalid={error !== undefined && at === 0}
              validationBehavior="aria"
            >
              <Input
                className={field['input'] ?? ''}
                placeholder={at === typed.length ? 'Add a value' : ''}
                onPaste={(event) => {
                  if (one.value === '' && paste(at, event.clipboardData.getData('text'))) {
                    event.preventDefault()
                  }
                }}
              />
              {at === 0 && (
                <FieldError className={cx(field['error'], styles['said'])}>{error}</FieldError>
              )}
            </TextField>
            {at < typed.length && (
              <MenuButton
                label={`Actions of ${one.value}`}
                icon={<span aria-hidden>⋯</span>}
                entries={[
                  ...moveEntries({
                    id: one.id,
                    place: at,
                    count: typed.length,
                    onOrder: (order) =>
                      onChange(rowsInOrder(values, order(typed.map(({ id }) => id)))),
                  }),
                  {
                    id: 'remove',
                    name: 'Remove value',
                    icon: <Trash2 size={15} aria-hidden />,
                    isDanger: true,
                    onAction: () => onChange(values.filter(({ id }) => id !== one.id)),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
