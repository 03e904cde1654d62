import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import styles from './theme-cards.module.css'

export type ThemeChoice = {
  readonly id: string
  readonly title: string
  /** What pages look like with it, for the eye alone. */
  readonly picture: ReactNode
  /** Whether the picture shows the title itself. */
  readonly isTitleDrawn?: boolean
  readonly note?: string
}

type ThemeCardsProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly ThemeChoice[]
  /** The one that is on can be chosen again: what was chosen by hand beside it gives way. */
  readonly onChoose: (id: string) => void
}

/** Themes of colours or of fonts, of which one is on, each drawn as it looks. */
export function ThemeCards({ label, value, choices, onChoose }: ThemeCardsProps) {
  return (
    <RadioGroup
      className={styles['cards'] ?? ''}
      aria-label={label}
      value={value}
      onChange={onChoose}
    >
      {choices.map(({ id, title, picture, isTitleDrawn = false, note }) => (
        <Radio
          key={id}
          value={id}
          className={styles['card'] ?? ''}
          onPress={() => id === value && onChoose(id)}
        >
          {picture}
          <span className={styles[isTitleDrawn ? 'unseen' : 'title']}>
            {isTitleDrawn ? `${title}: ` : title}
          </span>
          {note !== undefined && <span className={styles['note']}>{note}</span>}
        </Radio>
      ))}
    </RadioGroup>
  )
}
