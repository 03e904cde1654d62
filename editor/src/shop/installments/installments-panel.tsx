import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { installmentsInput } from '@vitrine/rules/shop/installments/installments-actions.ts'
import {
  installmentCountries,
  installmentCurrencies,
  standardInstallments,
  type InstallmentCountry,
} from '@vitrine/rules/site/sites/installment-settings.ts'
import { countryName } from '@vitrine/rules/shop/checkout/country-name.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { typedAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import styles from '../../site/sites/details-form.module.css'

/** Why products say nothing of installments although they are switched on; empty: they do. */
function missingFor({ currency, store }: SiteSettings): string {
  const { installments, stripe, paymentMode } = store
  if (installments?.isOn !== true) return ''
  if ((stripe?.[paymentMode] ?? null) === null) {
    return 'Shoppers see them once Stripe is connected for the payments above.'
  }
  return installmentCurrencies[installments.country] === currency
    ? ''
    : `Shoppers do not see them: the account is paid in ${installmentCurrencies[installments.country]}, and the shop sells in ${currency}.`
}

/** Payments that are split into four by Afterpay or Clearpay, at Stripe. */
export function InstallmentsPanel({ site, settings }: PanelProps) {
  const { currency, store } = settings
  const style = useAmountStyle(settings)
  const writeMoney = useMoney(site.siteId)
  const stands = { ...standardInstallments(settings.country), ...store.installments }
  const form = useFormDraft({
    siteId: site.siteId,
    id: 'installments',
    name: 'Installments',
    stored: {
      isOn: stands.isOn,
      country: stands.country as string,
      minCents: writeTypedAmount(stands.minCents, style),
      maxCents: writeTypedAmount(stands.maxCents, style),
    },
    seen: stands,
    schema: installmentsInput.extend({
      minCents: typedAmount(style).pipe(installmentsInput.shape.minCents),
      maxCents: typedAmount(style).pipe(installmentsInput.shape.maxCents),
    }),
    wish: ({ set, seen }) => ({ action: 'set-installments', input: { set, seen, currency } }),
    notice: 'Installments saved.',
  })
  const { values, change, errors } = form
  const labels = {
    isOn: 'Installments',
    country: 'Country of the Stripe account',
    minCents: `Orders over, in ${currency}`,
    maxCents: `Orders up to, in ${currency}`,
  }
  const words = {
    labelOf: (name: string) => labels[name as keyof typeof labels],
    show(_name: string, value: unknown) {
      if (typeof value === 'boolean') return value ? 'On' : 'Off'
      if (typeof value === 'number') return writeMoney?.(value, currency) ?? ''
      return typeof value === 'string' ? countryName(value, 'en-US') : ''
    },
  }
  const nameOf = (id: InstallmentCountry) =>
    `${countryName(id, 'en-US')} (${installmentCurrencies[id]})`
  return (
    <Panel
      title="Installments"
      hint="Shoppers split a payment into four by Afterpay, or Clearpay in the United Kingdom, on Stripe’s page. Switch it on at Stripe first. You are paid at once."
    >
      <DraftForm form={form} words={words} className={styles['form']}>
        <SwitchField isSelected={values.isOn} onChange={(isOn) => change({ isOn })}>
          Products say what each payment comes to
        </SwitchField>
        <SelectField
          label={labels.country}
          hint="Installments are paid in its currency alone, for carts of physical goods."
          options={installmentCountries.map((id) => ({ id, name: nameOf(id) }))}
          value={values.country}
          onChange={(country) => change({ country })}
          error={errors['country']}
        />
        <div className={styles['pair']}>
          <TextField
            label={labels.minCents}
            inputMode="decimal"
            isRequired
            value={values.minCents}
            onChange={(minCents) => change({ minCents })}
            error={errors['minCents']}
          />
          <TextField
            label={labels.maxCents}
            hint="As your account at Stripe says."
            inputMode="decimal"
            isRequired
            value={values.maxCents}
            onChange={(maxCents) => change({ maxCents })}
            error={errors['maxCents']}
          />
        </div>
        {missingFor(settings) !== '' && <p>{missingFor(settings)}</p>}
        <div className={styles['actions']}>
          <Button type="submit">Save</Button>
        </div>
      </DraftForm>
    </Panel>
  )
}
