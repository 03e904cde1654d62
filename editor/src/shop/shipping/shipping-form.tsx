import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { measurementOf, unitsOf } from '@vitrine/rules/site/sites/measurement.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { shippingInput } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { amountOrNothing, typedAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import type { Site } from '../../site/sites/sites.ts'
import styles from '../../site/sites/details-form.module.css'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { DeliveryDaysField } from './delivery-days-field.tsx'
import { daysInWords, deliveryLabels, typedDays, writeDays } from './delivery-draft.ts'
import { seenWeights, typedWeights, weightFields } from './weight-draft.ts'
import { WeightFields } from './weight-fields.tsx'
import { weightLabels, weightWords } from './weight-words.ts'

/** Amounts travel with the currency that they were typed in. */
function namesAmounts(set: {
  readonly priceCents?: unknown
  readonly freeFromCents?: unknown
  readonly weightSteps?: readonly unknown[]
}) {
  return (
    set.priceCents !== undefined ||
    typeof set.freeFromCents === 'number' ||
    (set.weightSteps ?? []).length > 0
  )
}

type ShippingFormProps = {
  readonly site: Site
  readonly settings: SiteSettings
}

/** The one flat shipping option. */
export function ShippingForm({ site, settings }: ShippingFormProps) {
  const { currency, store } = settings
  const { name, priceCents, freeFromCents } = store.shipping
  const style = useAmountStyle(settings)
  const unit = unitsOf(measurementOf(settings)).weight
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'shipping',
    name: 'Shipping',
    stored: {
      name,
      priceCents: writeTypedAmount(priceCents, style),
      freeFromCents:
        typeof freeFromCents === 'number' ? writeTypedAmount(freeFromCents, style) : '',
      ...typedWeights(store.shipping, style),
      deliveryDays: writeDays(store.shipping.deliveryDays),
    },
    seen: {
      ...store.shipping,
      ...seenWeights(store.shipping),
      deliveryDays: store.shipping.deliveryDays ?? null,
    },
    schema: shippingInput.omit({ countries: true }).extend({
      priceCents: typedAmount(style).pipe(shippingInput.shape.priceCents),
      freeFromCents: amountOrNothing(style).pipe(shippingInput.shape.freeFromCents),
      ...weightFields(style),
      deliveryDays: typedDays,
    }),
    wish: ({ set, seen }) => ({
      action: 'set-shipping',
      input: { set, seen, ...(namesAmounts(set) && { currency }) },
    }),
    notice: 'Shipping saved.',
  })
  const { values, change, errors } = form
  const writeMoney = useMoney(site.siteId)
  const labels = {
    name: 'Name',
    priceCents: `Price in ${currency}`,
    freeFromCents: `Free from, in ${currency}`,
    ...weightLabels,
    ...deliveryLabels,
  }
  const words = {
    labelOf: (field: string) => labels[field as keyof typeof labels],
    show(field: string, value: unknown) {
      const ofWeight = weightWords(
        field,
        value,
        unit,
        (cents) => writeMoney?.(cents, currency) ?? '',
      )
      if (ofWeight !== undefined) return ofWeight
      if (field === 'deliveryDays') return daysInWords(value)
      if (typeof value === 'number') return writeMoney?.(value, currency) ?? ''
      return typeof value === 'string' ? value : ''
    },
  }
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <div className={styles['pair']}>
        <TextField
          label={labels.name}
          isRequired
          maxLength={100}
          value={values.name}
          onChange={(text) => change({ name: text })}
          error={errors['name']}
        />
        <TextField
          label={labels.priceCents}
          inputMode="decimal"
          isRequired
          value={values.priceCents}
          onChange={(text) => change({ priceCents: text })}
          error={errors['priceCents']}
        />
        <TextField
          label={labels.freeFromCents}
          hint="Whoever buys goods for this much pays nothing for shipping. Leave it empty to charge the price always."
          inputMode="decimal"
          value={values.freeFromCents}
          onChange={(text) => change({ freeFromCents: text })}
          error={errors['freeFromCents']}
        />
        <DeliveryDaysField
          value={values.deliveryDays}
          onChange={(deliveryDays) => change({ deliveryDays })}
          error={errors['deliveryDays']}
        />
      </div>
      <WeightFields
        values={values}
        errors={errors}
        currency={currency}
        unit={unit}
        onChange={change}
      />
      <div className={styles['actions']}>
        <Button type="submit">Save shipping</Button>
      </div>
    </DraftForm>
  )
}
