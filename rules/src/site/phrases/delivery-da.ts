import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Danish. */
export const deliveryDa: Phrases<typeof deliveryDe> = {
  'the same day': 'samme dag',
  'ready in {days}': 'klar om {days}',
  'Ready in {days}': 'Klar om {days}',
  'Ready the same day': 'Klar samme dag',
  'Delivery time: {days}': 'Leveringstid: {days}',
  'Delivery time: the same day': 'Levering samme dag',
  'VAT number': 'Momsnummer',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Fakturaens skattenummer er ikke et momsnummer i et andet EU-land, derfor opkræves der moms.',
}
