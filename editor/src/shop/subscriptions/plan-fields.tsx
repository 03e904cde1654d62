import { ArrowUp, Trash2 } from 'lucide-react'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { unitNames, type TypedPlan } from './plan-draft.ts'
import styles from './plan-fields.module.css'

/** One of the plans of a product. */
export function PlanFields(props: {
  /** Such as `Plan 2`. */
  readonly name: string
  readonly plan: TypedPlan
  /** What it comes to, in words; empty where nobody can say. */
  readonly price: string
  readonly onChange: (plan: TypedPlan) => void
  /** Absent: it is the first. */
  readonly onMoveUp: (() => void) | undefined
  /** Absent: it is the only one. */
  readonly onRemove: (() => void) | undefined
}) {
  const { name, plan, price, onChange, onMoveUp, onRemove } = props
  return (
    <section className={styles['plan']} aria-label={name}>
      <header className={styles['head']}>
        <h3>{name}</h3>
        {onMoveUp !== undefined && (
          <Button
            kind="quiet"
            size="small"
            icon={<ArrowUp size={16} aria-hidden />}
            aria-label={`Move ${name} up`}
            onPress={onMoveUp}
          />
        )}
        {onRemove !== undefined && (
          <Button
            kind="quiet"
            size="small"
            icon={<Trash2 size={16} aria-hidden />}
            aria-label={`Remove ${name}`}
            onPress={onRemove}
          />
        )}
      </header>
      <div className={styles['two']}>
        <TextField
          label="Every"
          inputMode="numeric"
          value={plan.every}
          onChange={(every) => onChange({ ...plan, every })}
        />
        <SelectField
          label="Weeks, months or years"
          options={unitNames}
          value={plan.unit}
          onChange={(unit) => onChange({ ...plan, unit })}
        />
        <TextField
          label="Ends after so many payments"
          inputMode="numeric"
          placeholder="Never"
          value={plan.cycles}
          onChange={(cycles) => onChange({ ...plan, cycles })}
        />
        <TextField
          label="Saves, in percent"
          inputMode="decimal"
          placeholder="Nothing"
          value={plan.saving}
          onChange={(saving) => onChange({ ...plan, saving })}
        />
      </div>
      {price !== '' && <p className={styles['price']}>{price}</p>}
    </section>
  )
}
