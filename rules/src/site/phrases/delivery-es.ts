import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Spanish. */
export const deliveryEs: Phrases<typeof deliveryDe> = {
  'the same day': 'el mismo día',
  'ready in {days}': 'listo en {days}',
  'Ready in {days}': 'Listo en {days}',
  'Ready the same day': 'Listo el mismo día',
  'Delivery time: {days}': 'Plazo de entrega: {days}',
  'Delivery time: the same day': 'Entrega el mismo día',
}
