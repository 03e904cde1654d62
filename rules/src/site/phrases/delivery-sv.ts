import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Swedish. */
export const deliverySv: Phrases<typeof deliveryDe> = {
  'the same day': 'samma dag',
  'ready in {days}': 'klart om {days}',
  'Ready in {days}': 'Klart om {days}',
  'Ready the same day': 'Klart samma dag',
  'Delivery time: {days}': 'Leveranstid: {days}',
  'Delivery time: the same day': 'Leverans samma dag',
  'VAT number': 'Momsnummer',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Fakturans skattenummer är inget momsnummer i ett annat EU-land, därför tas moms ut.',
}
