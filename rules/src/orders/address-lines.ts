import type { Address } from '../checkout/checkout-form.ts'

/** An address as it stands on a parcel, in mails and on pages; empty lines are left out. */
export function addressLines(address: Omit<Address, 'phone'>): readonly string[] {
  const { city, region, postalCode } = address
  return [
    joined([address.firstName, address.lastName], ' '),
    address.line1,
    address.line2,
    joined([city, joined([region, postalCode], ' ')], ', '),
    address.country,
  ].filter((line) => line.trim() !== '')
}

function joined(parts: readonly string[], sign: string): string {
  return parts.filter((part) => part !== '').join(sign)
}
