import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import styles from './radio-cards.module.css'

type RadioCard<Id extends string> = {
  readonly id: Id
  readonly name: string
  readonly hint: string
  /** What it is like, drawn above its name. */
  readonly picture?: ReactNode
}

type RadioCardsProps<Id extends string> = {
  readonly label: string
  readonly value: Id
  readonly onChange: (id: Id) => void
  readonly options: readonly RadioCard<Id>[]
}

/** One choice out of few, each with a word of explanation. */
export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, value, onChange, options } = props
  const choose = (chosen: string): void => {
    const option = options.find(({ id }) => id === chosen)
    if (option !== undefined) onChange(option.id)
  }
  const isDrawn = options.some(({ picture }) => picture !== undefined)
  return (
    <RadioGroup className={styles['group'] ?? ''} value={value} onChange={choose}>
      <Label className={styles['label'] ?? ''}>{label}</Label>
      <div className={styles['cards']} data-drawn={isDrawn}>
        {options.map(({ id, name, hint, picture }) => (
          <Radio key={id} value={id} className={styles['card'] ?? ''}>
            {picture}
            <span className={styles['name']}>{name}</span>
            <span className={styles['hint']}>{hint}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
