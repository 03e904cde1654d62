import { Input, NumberField, Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { TextField } from '../../ground/controls/text-field.tsx'
import { likelyRange, readSize, writeSize } from './sizes.ts'
import styles from './size-control.module.css'

type SizeControlProps = {
  readonly label: string
  readonly value: string
  readonly range: { readonly min: number; readonly max: number; readonly step: number } | null
  readonly onChange: (value: string) => void
  readonly onEnd: () => void
}

/** A size by its slider, and as a figure with its unit; what is calculated is text. */
export function SizeControl({ label, value, range, onChange, onEnd }: SizeControlProps) {
  const size = readSize(value)
  if (size === null) {
    return <TextField label={label} value={value} onChange={onChange} onBlur={onEnd} />
  }
  const { min, max, step } = range ?? likelyRange(size)
  const set = (figure: number): void => {
    if (Number.isFinite(figure)) onChange(writeSize({ ...size, figure }))
  }
  return (
    <div className={styles['size']}>
      <Slider
        aria-label={label}
        value={size.figure}
        minValue={min}
        maxValue={max}
        step={step}
        onChange={(figure) => set(figure)}
        onChangeEnd={onEnd}
      >
        <SliderTrack className={styles['track'] ?? ''}>
          {({ state }) => (
            <>
              <span className={styles['rail']} />
              <span
                className={styles['fill']}
                style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
              />
              <SliderThumb className={styles['thumb'] ?? ''} />
            </>
          )}
        </SliderTrack>
      </Slider>
      <NumberField
        aria-label={size.unit === '' ? label : `${label}, in ${size.unit}`}
        value={size.figure}
        minValue={min}
        maxValue={max}
        formatOptions={{ maximumFractionDigits: 4, useGrouping: false }}
        onChange={(figure) => {
          set(figure)
          onEnd()
        }}
        className={styles['figure'] ?? ''}
      >
        <Input className={styles['input'] ?? ''} />
        <span className={styles['unit']} aria-hidden>
          {size.unit}
        </span>
      </NumberField>
    </div>
  )
}
