import { countries } from '../../site/sites/countries.ts'
import { checkoutFieldMessages } from './checkout-messages.ts'

/** The parts of an address that a bill is made out to, each with its field at the checkout. */
export const billingFieldOf = {
  company: 'billCompany',
  taxNumber: 'billTaxNumber',
  firstName: 'billFirstName',
  lastName: 'billLastName',
  line1: 'billLine1',
  line2: 'billLine2',
  city: 'billCity',
  region: 'billRegion',
  postalCode: 'billPostalCode',
  country: 'billCountry',
} as const

type Part = keyof typeof billingFieldOf

/**
 * Whom a bill is made out to, where that is not whoever the order goes to; `country` as ISO 3166,
 * `taxNumber` as they have typed it.
 */
export type BillingAddress = Readonly<Record<Part, string>>

/** What is typed of it; `billing`: `yes` where there is one. */
export type BillingEntries = Readonly<Record<'billing' | (typeof billingFieldOf)[Part], string>>

const parts = Object.keys(billingFieldOf) as Part[]

export const billingFields = ['billing', ...parts.map((part) => billingFieldOf[part])] as const

export const noBilling = Object.fromEntries(
  billingFields.map((name) => [name, '']),
) as BillingEntries

/**
 * Whom the bill of an order is made out to.
 * @returns null where that is whoever it goes to; what was typed before that is no part of the order
 */
export function billingAddressOf(entries: Partial<BillingEntries>): BillingAddress | null {
  if (entries.billing !== 'yes') return null
  return Object.fromEntries(
    parts.map((part) => [part, entries[billingFieldOf[part]] ?? '']),
  ) as BillingAddress
}

/** What is wrong with it, by field; nothing where no bill is made out to somebody else. */
export function wrongOfBilling(entries: BillingEntries): Record<string, string> {
  if (entries.billing !== 'yes') return {}
  const wrong: Record<string, string> = {}
  const needed = entries.billCompany === '' ? (['billFirstName', 'billLastName'] as const) : []
  for (const name of [...needed, 'billLine1', 'billCity', 'billPostalCode'] as const) {
    if (entries[name] === '') wrong[name] = checkoutFieldMessages.required
  }
  if (!countries.has(entries.billCountry)) wrong['billCountry'] = checkoutFieldMessages.country
  return wrong
}
