import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in French. */
export const deliveryFr: Phrases<typeof deliveryDe> = {
  'the same day': 'le jour même',
  'ready in {days}': 'prêt sous {days}',
  'Ready in {days}': 'Prêt sous {days}',
  'Ready the same day': 'Prêt le jour même',
  'Delivery time: {days}': 'Délai de livraison : {days}',
  'Delivery time: the same day': 'Livraison le jour même',
}
