import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Dutch. */
export const deliveryNl: Phrases<typeof deliveryDe> = {
  'the same day': 'dezelfde dag',
  'ready in {days}': 'klaar over {days}',
  'Ready in {days}': 'Klaar over {days}',
  'Ready the same day': 'Dezelfde dag klaar',
  'Delivery time: {days}': 'Levertijd: {days}',
  'Delivery time: the same day': 'Levering dezelfde dag',
  'VAT number': 'Btw-nummer',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Het belastingnummer van de factuur is geen btw-nummer van een ander EU-land, daarom wordt btw berekend.',
}
