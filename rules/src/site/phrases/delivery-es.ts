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
  'VAT number': 'Número de IVA',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'El número fiscal de la factura no es un número de IVA de otro país de la UE, por lo que se cobran impuestos.',
}
