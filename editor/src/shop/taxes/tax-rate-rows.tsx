import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { taxLimits } from '@vitrine/rules/shop/taxes/tax-actions.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { newRate, type RateDraft } from './tax-place-draft.ts'
import { placeLabels } from './tax-words.ts'
import field from '../../ground/controls/field.module.css'
import styles from './taxes.module.css'

type TaxRateRowsProps = {
  readonly rates: readonly RateDraft[]
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (rates: readonly RateDraft[]) => void
}

/** The taxes that are all due in a place, each with its rates. */
export function TaxRateRows({ rates, errors, onChange }: TaxRateRowsProps) {
  const element = useRef<HTMLFieldSetElement>(null)
  // not before it stands there, or is gone
  const focusSoon = (selector: string): void =>
    void setTimeout(() => element.current?.querySelector<HTMLElement>(selector)?.focus())
  return (
    <fieldset ref={element} className={styles['rates']}>
      <legend>Taxes</legend>
      <p className={field['hint']}>
        All of these are due. Name each as receipts tell it, such as VAT. The lower rate is for
        products that you give it; leave it empty if it is the same.
      </p>
      {rates.map((rate, at) => (
        <RateRow
          // oxlint-disable-next-line react/no-array-index-key -- it has no other name, and keeps nothing
          key={at}
          number={at + 1}
          rate={rate}
          errorOf={(name) => errors[`rates.${at}.${name}`]}
          onChange={(next) => onChange(rates.with(at, next))}
          onRemove={
            rates.length === 1
              ? undefined
              : () => {
                  onChange(rates.filter((_rate, place) => place !== at))
                  focusSoon('[data-add] button, fieldset:last-of-type input')
                }
          }
        />
      ))}
      {errors['rates'] !== undefined && (
        <p className={field['error']} role="alert">
          {errors['rates']}
        </p>
      )}
      {rates.length < taxLimits.rates && (
        <div data-add>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onPress={() => {
              onChange([...rates, newRate])
              focusSoon('fieldset:last-of-type input')
            }}
          >
            Add another tax
          </Button>
        </div>
      )}
    </fieldset>
  )
}

type RateRowProps = {
  readonly number: number
  readonly rate: RateDraft
  readonly errorOf: (field: keyof RateDraft) => string | undefined
  readonly onChange: (rate: RateDraft) => void
  /** Undefined for the only one. */
  readonly onRemove: (() => void) | undefined
}

function RateRow({ number, rate, errorOf, onChange, onRemove }: RateRowProps) {
  return (
    <fieldset aria-label={`Tax ${number}`} className={styles['rate']}>
      <TextField
        label={placeLabels.name}
        isRequired
        value={rate.name}
        onChange={(name) => onChange({ ...rate, name })}
        error={errorOf('name')}
      />
      <TextField
        label={placeLabels.standard}
        inputMode="decimal"
        isRequired
        value={rate.standard}
        onChange={(standard) => onChange({ ...rate, standard })}
        error={errorOf('standard')}
      />
      <TextField
        label={placeLabels.reduced}
        inputMode="decimal"
        value={rate.reduced}
        onChange={(reduced) => onChange({ ...rate, reduced })}
        error={errorOf('reduced')}
      />
      {onRemove !== undefined && (
        <span className={styles['removal']}>
          <Button
            kind="quiet"
            aria-label={`Remove tax ${number}`}
            icon={<Trash2 size={16} aria-hidden />}
            onPress={onRemove}
          />
        </span>
      )}
    </fieldset>
  )
}
