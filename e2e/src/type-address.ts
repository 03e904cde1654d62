import type { Page } from 'playwright-core'

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
    await shopper.getByLabel(label, { exact: true }).fill(value)
  }
}
