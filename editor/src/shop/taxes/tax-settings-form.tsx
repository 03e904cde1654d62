import { taxSettingsInput } from '@vitrine/rules/shop/taxes/tax-actions.ts'
import { isMemberState } from '@vitrine/rules/shop/taxes/vat-number.ts'
import { noTaxSettings } from '@vitrine/rules/site/sites/tax-settings.ts'
import { DraftForm } from '../../ground/changes/draft-form.tsx'
import { useFormDraft } from '../../ground/changes/use-form-draft.ts'
import { Button } from '../../ground/controls/button.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import type { PanelProps } from '../../site/sites/panel-props.ts'
import {
  companyChoices,
  elsewhereChoices,
  priceChoices,
  roundingChoices,
  shippingChoices,
  taxLabels,
  taxSettingsWords,
} from './tax-words.ts'
import details from '../../site/sites/details-form.module.css'

export const taxFormId = 'taxes'

const companiesHint =
  'Where the order goes to another EU country, too; you need a tax number of your own. Only the form of their number is checked: look it up in the Commission’s VIES before you send, and keep the answer.'

/** How taxes are taken, wherever they are due. */
export function TaxSettingsForm({ site, settings }: PanelProps) {
  const { places: _places, companies = 'taxed', ...rest } = settings.store.taxes ?? noTaxSettings
  const stored = { ...rest, companies }
  const { values, change, errors, ...form } = useFormDraft({
    siteId: site.siteId,
    id: taxFormId,
    name: 'Taxes',
    stored,
    seen: stored,
    schema: taxSettingsInput,
    wish: ({ set, seen }) => ({ action: 'set-taxes', input: { set, seen } }),
    notice: 'Taxes saved.',
  })
  return (
    <DraftForm form={{ ...form, errors }} words={taxSettingsWords} className={details['form']}>
      <div className={details['pair']}>
        <SelectField
          label={taxLabels.prices}
          options={priceChoices}
          value={values.prices}
          onChange={(prices) => change({ prices })}
          error={errors['prices']}
        />
        {values.prices === 'included' && (
          <SelectField
            label={taxLabels.elsewhere}
            options={elsewhereChoices}
            value={values.elsewhere}
            onChange={(elsewhere) => change({ elsewhere })}
            error={errors['elsewhere']}
          />
        )}
        <SelectField
          label={taxLabels.shipping}
          options={shippingChoices}
          value={values.shipping}
          onChange={(shipping) => change({ shipping })}
          error={errors['shipping']}
        />
        <SelectField
          label={taxLabels.rounding}
          options={roundingChoices}
          value={values.rounding}
          onChange={(rounding) => change({ rounding })}
          error={errors['rounding']}
        />
        <TextField
          label={taxLabels.taxNumber}
          hint="Shown on receipts, such as a VAT number. Leave it empty for none."
          maxLength={60}
          value={values.taxNumber}
          onChange={(taxNumber) => change({ taxNumber })}
          error={errors['taxNumber']}
        />
        {(isMemberState(settings.country) || companies !== 'taxed') && (
          <SelectField
            label={taxLabels.companies}
            hint={companiesHint}
            options={companyChoices}
            value={values.companies}
            onChange={(chosen) => change({ companies: chosen })}
            error={errors['companies']}
          />
        )}
      </div>
      <div className={details['actions']}>
        <Button type="submit">Save taxes</Button>
      </div>
    </DraftForm>
  )
}
