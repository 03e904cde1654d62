import type { TaxClass } from '@vitrine/rules/site/sites/tax-settings.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { taxClassChoices } from './tax-words.ts'

/** How one product is taxed, wherever it goes. */
export function TaxClassField(props: {
  readonly value: TaxClass
  readonly onChange: (taxClass: TaxClass) => void
  readonly error: string | undefined
}) {
  return (
    <SelectField
      label="Tax"
      hint="The rates themselves are set for each place in Settings, Shop."
      options={taxClassChoices}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
    />
  )
}
