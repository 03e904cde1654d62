import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { DiscountDraft, Reduces } from './discount-draft.ts'
import { DiscountGoods } from './discount-goods.tsx'
import { discountLabels as labels } from './discount-words.ts'
import { OptionalTime } from './optional-time.tsx'
import styles from './discounts.module.css'

export type DiscountFieldsProps = {
  readonly siteId: string
  readonly currency: string
  readonly timeZone: string
  readonly values: DiscountDraft
  /** Whether it has many codes. */
  readonly isOfMany: boolean
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (values: Partial<DiscountDraft>) => void
  /** Told whether a day stands in a field without its time, or the other way round. */
  readonly onUnfinished: (name: 'startsAt' | 'endsAt', isUnfinished: boolean) => void
}

/** What a discount does, on what, and when it counts. */
export function DiscountFields(props: DiscountFieldsProps) {
  const { siteId, currency, values, isOfMany, errors, onChange } = props
  return (
    <>
      <WhatItDoes {...props} />
      <DiscountGoods
        siteId={siteId}
        scope={values.scope}
        onChange={(scope) => onChange({ scope })}
        error={errors['scope']}
        isShipping={values.reduces[0] === 'shipping'}
      />
      <div className={styles['two']}>
        <TextField
          label={`${labels.minimumCents} in ${currency}`}
          hint="Of the goods that it is for. Empty: none."
          inputMode="decimal"
          value={values.minimumCents}
          onChange={(minimumCents) => onChange({ minimumCents })}
          error={errors['minimumCents']}
        />
        <TextField
          label={labels.minimumPieces}
          hint="So many of these goods in one cart. Empty: any number."
          inputMode="numeric"
          value={values.minimumPieces}
          onChange={(minimumPieces) => onChange({ minimumPieces })}
          error={errors['minimumPieces']}
        />
        <TextField
          label={labels.mostUses}
          hint={
            isOfMany
              ? 'By all codes together. Empty: any number.'
              : 'As many orders can use it. Empty: any number.'
          }
          inputMode="numeric"
          value={values.mostUses}
          onChange={(mostUses) => onChange({ mostUses })}
          error={errors['mostUses']}
        />
        {isOfMany && (
          <TextField
            label={labels.usesPerCode}
            hint="As many orders can use one code. Empty: any number."
            inputMode="numeric"
            value={values.usesPerCode}
            onChange={(usesPerCode) => onChange({ usesPerCode })}
            error={errors['usesPerCode']}
          />
        )}
      </div>
      <Times {...props} />
      <div className={styles['switches']}>
        <SwitchField
          isSelected={values.oncePerCustomer}
          onChange={(oncePerCustomer) => onChange({ oncePerCustomer })}
        >
          Once for each customer, told apart by their e-mail addresses
        </SwitchField>
        <SwitchField isSelected={values.combines} onChange={(combines) => onChange({ combines })}>
          Goes together with other discounts that allow it too
        </SwitchField>
        <SwitchField isSelected={values.isActive} onChange={(isActive) => onChange({ isActive })}>
          Active: shoppers get it
        </SwitchField>
      </div>
    </>
  )
}

const kinds: readonly {
  readonly id: Reduces['kind']
  readonly name: string
  readonly hint: string
}[] = [
  { id: 'percentage', name: 'Percentage', hint: 'Such as 10% off.' },
  { id: 'amount', name: 'Amount', hint: 'The same off each order.' },
  { id: 'shipping', name: 'Free shipping', hint: 'Nothing for sending it, in whatever way.' },
]

function WhatItDoes({ currency, values, errors, onChange }: DiscountFieldsProps) {
  const [kind, percentage, amount] = values.reduces
  return (
    <div className={styles['part']}>
      <RadioCards
        label={labels.reduces}
        value={kind}
        options={kinds}
        onChange={(chosen) => onChange({ reduces: [chosen, percentage, amount] })}
      />
      {kind === 'percentage' && (
        <div className={styles['two']}>
          <TextField
            label="Percent off"
            hint="Such as 10 or 12.5."
            inputMode="decimal"
            isRequired
            value={percentage}
            onChange={(typed) => onChange({ reduces: [kind, typed, amount] })}
            error={errors['reduces']}
          />
        </div>
      )}
      {kind === 'amount' && (
        <div className={styles['two']}>
          <TextField
            label={`Amount off in ${currency}`}
            hint="Never more than the goods cost that it is for."
            inputMode="decimal"
            isRequired
            value={amount}
            onChange={(typed) => onChange({ reduces: [kind, percentage, typed] })}
            error={errors['reduces']}
          />
        </div>
      )}
    </div>
  )
}

function Times({ timeZone, values, errors, onChange, onUnfinished }: DiscountFieldsProps) {
  const clock = `By the clock of ${timeZone.replaceAll('_', ' ')}.`
  return (
    <div className={styles['two']}>
      <OptionalTime
        label={labels.startsAt}
        hint={`${clock} Empty: at once.`}
        value={values.startsAt}
        onChange={(startsAt) => onChange({ startsAt })}
        error={errors['startsAt']}
        onUnfinished={(is) => onUnfinished('startsAt', is)}
      />
      <OptionalTime
        label={labels.endsAt}
        hint="Empty: never."
        value={values.endsAt}
        onChange={(endsAt) => onChange({ endsAt })}
        error={errors['endsAt']}
        onUnfinished={(is) => onUnfinished('endsAt', is)}
      />
    </div>
  )
}
