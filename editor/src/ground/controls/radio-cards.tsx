import { Label, Radio, RadioGroup } from 'react-aria-components'
import styles from './radio-cards.module.css'

type RadioCardsProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (id: string) => void
  readonly options: readonly { readonly id: string; readonly name: string; readonly hint: string }[]
}

/** One choice out of few, each with a word of explanation. */
export function RadioCards({ label, value, onChange, options }: RadioCardsProps) {
  return (
    <RadioGroup className={styles['group'] ?? ''} value={value} onChange={onChange}>
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
