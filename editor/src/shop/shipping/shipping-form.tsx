import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { shippingInput } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { typedAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import type { Site } from '../../site/sites/sites.ts'
import styles from '../../site/sites/details-form.module.css'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'

type ShippingFormProps = {
  readonly site: Site
  readonly settings: SiteSettings
}

/** The one flat shipping option. */
export function ShippingForm({ site, settings }: ShippingFormProps) {
  const { currency, store } = settings
  const { name, priceCents } = store.shipping
  const style = useAmountStyle(settings)
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'shipping',
    name: 'Shipping',
    stored: { name, priceCents: writeTypedAmount(priceCents, style) },
    seen: store.shipping,
    schema: shippingInput.extend({
      priceCents: typedAmount(style).pipe(shippingInput.shape.priceCents),
    }),
    wish: ({ set, seen }) => ({
      action: 'set-shipping',
      input: { set, seen, ...(set.priceCents !== undefined && { currency }) },
    }),
    notice: 'Shipping saved.',
  })
  const { values, change, errors } = form
  const writeMoney = useMoney(site.siteId)
  const words = {
    labelOf: (field: string) => (field === 'name' ? 'Name' : `Price in ${currency}`),
    show: (_field: string, value: unknown) =>
      typeof value === 'number' ? (writeMoney?.(value, currency) ?? '') : String(value),
  }
  return (
    <DraftForm form={form} words={words} className={styles['form']}>
      <div className={styles['pair']}>
        <TextField
          label="Name"
          isRequired
          maxLength={100}
          value={values.name}
          onChange={(text) => change({ name: text })}
          error={errors['name']}
        />
        <TextField
          label={`Price in ${currency}`}
          inputMode="decimal"
          isRequired
          value={values.priceCents}
          onChange={(text) => change({ priceCents: text })}
          error={errors['priceCents']}
        />
      </div>
      <div className={styles['actions']}>
        <Button type="submit">Save shipping</Button>
      </div>
    </DraftForm>
  )
}
