import { useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { Input, Label, TextField } from 'react-aria-components'
import type { NumberKind } from '@vitrine/rules/site/blocks/kinds/number.ts'
import { cx } from '../../ground/styling/cx.ts'
import type { ControlProps } from './control-props.ts'
import { FieldNotes } from './field-notes.tsx'
import styles from './fields.module.css'
import fieldStyles from '../../ground/controls/field.module.css'

/** A number on a slider, and typed. What is typed beyond its ends is refused here, never bent. */
export function NumberControl({ field, value, onChange, error }: ControlProps<NumberKind>) {
  const { label, min, max, step, unit } = field
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined ? undefined : findProblem(field, typed)
  const rest = (): void => {
    if (typed === undefined || problem !== undefined) return
    setTyped(undefined)
    onChange(Number(typed))
  }
  const stepBy = (by: number): void => {
    setTyped(undefined)
    onChange(rounded(Math.min(Math.max(value + by * step, min), max)), true)
  }
  return (
    <FieldNotes help={field.help} error={problem ?? error}>
      <TextField
        className={styles['numberLine'] ?? ''}
        value={typed ?? String(value)}
        onChange={(words) => {
          setTyped(words)
          if (findProblem(field, words) === undefined) onChange(Number(words), true)
        }}
        onBlur={rest}
        onKeyDown={({ key }) => {
          if (key === 'Enter') rest()
          if (key === 'ArrowUp') stepBy(1)
          if (key === 'ArrowDown') stepBy(-1)
        }}
        inputMode="decimal"
        isInvalid={(problem ?? error) !== undefined}
      >
        <Label className={styles['label'] ?? ''}>{label}</Label>
        <span className={styles['numberEntry']}>
          <Input className={cx(fieldStyles['input'], styles['number'])} />
          {unit !== '' && <span className={styles['unit']}>{unit}</span>}
        </span>
      </TextField>
      <Slider
        className={styles['slider'] ?? ''}
        aria-label={label}
        minValue={min}
        maxValue={max}
        step={step}
        value={Math.min(Math.max(value, min), max)}
        onChange={(moved) => {
          setTyped(undefined)
          onChange(rounded(Number(moved)), true)
        }}
        onChangeEnd={(moved) => onChange(rounded(Number(moved)))}
      >
        <SliderTrack className={styles['track'] ?? ''}>
          {({ state }) => (
            <>
              <span
                className={styles['filled']}
                style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb className={styles['thumb'] ?? ''} />
            </>
          )}
        </SliderTrack>
      </Slider>
    </FieldNotes>
  )
}

function findProblem(
  { min, max, step, unit, schema }: NumberKind,
  typed: string,
): string | undefined {
  const number = typed.trim() === '' ? Number.NaN : Number(typed)
  if (schema.safeParse(number).success) return undefined
  const reach = `Please enter a number from ${min} to ${max}${unit === '' ? '' : ` ${unit}`}`
  return step === 1 || !(number >= min && number <= max)
    ? `${reach}.`
    : `${reach} in steps of ${step}.`
}

/** Tenths are not exact in binary. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
