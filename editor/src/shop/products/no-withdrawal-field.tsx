import {
  noWithdrawalReasons,
  type NoWithdrawal,
} from '@vitrine/rules/shop/products/no-withdrawal.ts'
import { SelectField } from '../../ground/controls/select-field.tsx'

const names: Readonly<Record<NoWithdrawal, string>> = {
  none: 'As of all else',
  personal: 'None: made to the customer’s wishes',
  perishable: 'None: it spoils quickly',
  periodical: 'None: a newspaper or magazine',
  dated: 'None: a ticket, stay or service for a certain day',
  hygiene: 'Until its seal is broken: health and hygiene',
  media: 'Until its seal is broken: recordings and software',
}

export const noWithdrawalChoices: readonly { readonly id: NoWithdrawal; readonly name: string }[] =
  noWithdrawalReasons.map((id) => ({ id, name: names[id] }))

/** Whether shoppers may withdraw from it, and why not (Directive 2011/83/EU, article 16). */
export function NoWithdrawalField(props: {
  readonly value: NoWithdrawal
  readonly onChange: (reason: NoWithdrawal) => void
  readonly error: string | undefined
}) {
  return (
    <SelectField
      label="Right of withdrawal"
      hint="Its page, the checkout and the order say so, and the form to withdraw does not offer it. What is sealed stays in the form, with that sentence."
      options={noWithdrawalChoices}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
    />
  )
}
