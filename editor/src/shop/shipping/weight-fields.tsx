import { Plus, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { mostWeightSteps } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { newStep, type WeightDraft, type WeightStepDraft } from './weight-draft.ts'
import field from '../../ground/controls/field.module.css'
import styles from './shipping-ways.module.css'

type WeightFieldsProps = {
  readonly values: WeightDraft
  readonly errors: Readonly<Record<string, string>>
  readonly currency: string
  /** Of weights, such as `kg`. */
  readonly unit: string
  readonly onChange: (values: Partial<WeightDraft>) => void
}

/** How the weight of an order changes what a way of shipping costs. */
export function WeightFields({ values, errors, currency, unit, onChange }: WeightFieldsProps) {
  const { weightSteps: steps, mostWeight } = values
  const element = useRef<HTMLFieldSetElement>(null)
  // not before it stands there, or is gone
  const focusSoon = (selector: string): void =>
    void setTimeout(() => element.current?.querySelector<HTMLElement>(selector)?.focus())
  const setSteps = (weightSteps: readonly WeightStepDraft[]): void => onChange({ weightSteps })
  return (
    <fieldset ref={element} className={styles['where']}>
      <legend>By weight</legend>
      <p>Heavier orders can cost more. Products weigh what their variants say.</p>
      {steps.map((step, at) => (
        <StepRow
          // oxlint-disable-next-line react/no-array-index-key -- it has no other name, and keeps nothing
          key={at}
          number={at + 1}
          step={step}
          labels={{ from: `From, in ${unit}`, priceCents: `Price in ${currency}` }}
          errorOf={(name) => errors[`weightSteps.${at}.${name}`]}
          onChange={(next) => setSteps(steps.with(at, next))}
          onRemove={() => {
            setSteps(steps.filter((_step, place) => place !== at))
            focusSoon('[data-add] button')
          }}
        />
      ))}
      {errors['weightSteps'] !== undefined && (
        <p className={field['error']} role="alert">
          {errors['weightSteps']}
        </p>
      )}
      {steps.length < mostWeightSteps && (
        <div data-add>
          <Button
            size="small"
            icon={<Plus size={16} aria-hidden />}
            onPress={() => {
              setSteps([...steps, newStep])
              focusSoon('fieldset:last-of-type input')
            }}
          >
            Add a price by weight
          </Button>
        </div>
      )}
      <TextField
        label={`Not above, in ${unit}`}
        hint="Heavier orders are not sent so. Leave it empty to send any."
        inputMode="decimal"
        value={mostWeight}
        onChange={(text) => onChange({ mostWeight: text })}
        error={errors['mostWeight']}
      />
    </fieldset>
  )
}

function StepRow(props: {
  readonly number: number
  readonly step: WeightStepDraft
  readonly labels: Readonly<Record<keyof WeightStepDraft, string>>
  readonly errorOf: (field: keyof WeightStepDraft) => string | undefined
  readonly onChange: (step: WeightStepDraft) => void
  readonly onRemove: () => void
}) {
  const { number, step, labels, errorOf, onChange, onRemove } = props
  const line = (name: keyof WeightStepDraft) => (
    <TextField
      label={labels[name]}
      inputMode="decimal"
      isRequired
      value={step[name]}
      onChange={(text) => onChange({ ...step, [name]: text })}
      error={errorOf(name)}
    />
  )
  return (
    <fieldset aria-label={`Price by weight ${number}`} className={styles['step']}>
      {line('from')}
      {line('priceCents')}
      <span className={styles['removal']}>
        <Button
          kind="quiet"
          aria-label={`Remove price by weight ${number}`}
          icon={<Trash2 size={16} aria-hidden />}
          onPress={onRemove}
        />
      </span>
    </fieldset>
  )
}
