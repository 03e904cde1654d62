import { Button } from '../../ground/controls/button.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { calledBy, type Called } from './discount-draft.ts'
import { discountLabels } from './discount-words.ts'
import { makeCode } from './make-code.ts'
import styles from './discounts.module.css'

const ways: readonly { readonly id: Called[0]; readonly name: string; readonly hint: string }[] = [
  { id: 'code', name: 'Shoppers type a code', hint: 'Whoever has the code or its link gets it.' },
  { id: 'many', name: 'Many codes', hint: 'Each customer gets a code of their own.' },
  { id: 'title', name: 'Applies by itself', hint: 'Everybody gets it whose cart is as you say.' },
]

/** How shoppers get a new discount, which stays so: by a code, by many, or by itself, with a title. */
export function CalledField(props: {
  readonly called: Called
  readonly onChange: (called: Called) => void
  readonly error: string | undefined
}) {
  const { called, onChange, error } = props
  const [kind, code, title, id] = called
  return (
    <div className={styles['part']}>
      <RadioCards
        label="How shoppers get it"
        value={kind}
        options={ways}
        onChange={(chosen) => onChange(calledBy(chosen, called))}
      />
      {kind === 'code' ? (
        <CodeField
          code={code}
          onChange={(typed) => onChange([kind, typed, title, id])}
          error={error}
        />
      ) : kind === 'many' ? (
        <NameField
          name={title}
          onChange={(typed) => onChange([kind, code, typed, id])}
          error={error}
        />
      ) : (
        <TitleField
          title={title}
          onChange={(typed) => onChange([kind, code, typed, id])}
          error={error}
        />
      )}
    </div>
  )
}

/** What a discount of many codes is called. */
export function NameField(props: {
  readonly name: string
  readonly onChange: (name: string) => void
  readonly error: string | undefined
}) {
  return (
    <TextField
      label={discountLabels.name}
      hint="For you alone, such as Letter in May. You add its codes afterwards."
      isRequired
      maxLength={60}
      autoComplete="off"
      value={props.name}
      onChange={props.onChange}
      error={props.error}
    />
  )
}

/** What shoppers read of a discount that applies by itself. */
export function TitleField(props: {
  readonly title: string
  readonly onChange: (title: string) => void
  readonly error: string | undefined
}) {
  return (
    <TextField
      label={discountLabels.title}
      hint="What shoppers read in the cart and on their order, such as Summer sale."
      isRequired
      maxLength={60}
      autoComplete="off"
      value={props.title}
      onChange={props.onChange}
      error={props.error}
    />
  )
}

function CodeField(props: {
  readonly code: string
  readonly onChange: (code: string) => void
  readonly error: string | undefined
}) {
  return (
    <div className={styles['code']}>
      <TextField
        label="Code"
        hint="What shoppers type: letters from A to Z, digits, - and _. Small letters count as capitals."
        autoFocus
        isRequired
        autoComplete="off"
        spellCheck="false"
        value={props.code}
        onChange={props.onChange}
        error={props.error}
      />
      <Button onPress={() => props.onChange(makeCode())}>Make one up</Button>
    </div>
  )
}
