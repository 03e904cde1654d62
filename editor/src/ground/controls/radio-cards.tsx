import { Label, Radio, RadioGroup } from 'react-aria-components'
import styles from './radio-cards.module.css'

type RadioCardsProps<Id extends string> = {
  readonly label: string
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly options: readonly { readonly id: Id; readonly name: string; readonly hint: string }[]
}

/** One choice out of few, each with a word of explanation. */
export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, value, onChange, options } = props
  const choose = (chosen: string): void => {
    const option = options.find(({ id }) => id === chosen)
    if (option !== undefined) onChange(option.id)
  }
  return (
    <RadioGroup className={styles['group'] ?? ''} value={value} onChange={choose}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['cards']}>
        {options.map((option) => (
          <Radio key={option.id} value={option.id} className={styles['card'] ?? ''}>
            <span className={styles['name']}>{option.name}</span>
            <span className={styles['hint']}>{option.hint}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
