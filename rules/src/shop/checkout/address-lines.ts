import type { BillingAddress } from './billing-address.ts'
import type { Address } from './checkout-form.ts'
import { countryName } from './country-name.ts'

/**
 * An address as it stands on a parcel, in mails and on pages; empty lines are left out.
 * @param language of the reader, in which the country is named
 */
export function addressLines(address: Omit<Address, 'phone'>, language: string): readonly string[] {
  const { city, region, postalCode } = address
  return [
    joined([address.firstName, address.lastName], ' '),
    address.line1,
    address.line2,
    joined([city, joined([region, postalCode], ' ')], ', '),
    countryName(address.country, language),
  ].filter((line) => line.trim() !== '')
}

/** Whom a bill is made out to, likewise: the company first, and its tax number last. */
export function billingLines(
  { company, taxNumber, ...address }: BillingAddress,
  language: string,
): readonly string[] {
  return [company, ...addressLines(address, language), taxNumber].filter(
    (line) => line.trim() !== '',
  )
}

function joined(parts: readonly string[], sign: string): string {
  return parts.filter((part) => part !== '').join(sign)
}
