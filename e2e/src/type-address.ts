import type { Locator, Page } from 'playwright-core'

/** Where Ines Abara lives, by the labels of the checkout. */
const home = {
  'E-mail': 'ines@harbour.example',
  'First name': 'Ines',
  'Last name': 'Abara',
  Address: '12 Rope Walk',
  City: 'Harrow Point',
  'Postal code': '04000',
} as const

/** Types it at a checkout. */
export async function typeAddress(shopper: Page): Promise<void> {
  for (const [label, value] of Object.entries(home)) {
    // a tick beside the address may name it as well
    const typed = shopper.locator('input:not([type="checkbox"])')
    await addressField(shopper, label).and(typed).fill(value)
  }
}

/** A field of the address that an order goes to, and not of the one that its bill is made out to. */
export function addressField(visitor: Page, label: string): Locator {
  return visitor.locator('.checkout-entries').getByLabel(label)
}
