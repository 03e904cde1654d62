import type { ReactNode } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import type { ChoiceKind } from '@vitrine/rules/site/blocks/kinds/choice.ts'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import styles from './fields.module.css'

type ChoiceCardsProps = ControlProps<ChoiceKind> & {
  readonly pictureOf: (option: string) => ReactNode
}

/** One of a few that are known better by a picture than by their names. */
export function ChoiceCards({ field, value, onChange, error, pictureOf }: ChoiceCardsProps) {
  return (
    <FieldNotes help={field.help} error={error}>
      <RadioGroup
        className={styles['cardGroup'] ?? ''}
        value={value}
        onChange={(chosen) => onChange(chosen)}
      >
        <Label className={styles['label'] ?? ''}>{field.label}</Label>
        <div className={styles['cards']}>
          {Object.entries(field.options).map(([id, name]) => (
            <Radio key={id} value={id} className={styles['card'] ?? ''}>
              {pictureOf(id)}
              <span>{name}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
    </FieldNotes>
  )
}
