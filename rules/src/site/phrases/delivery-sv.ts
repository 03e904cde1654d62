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
}
