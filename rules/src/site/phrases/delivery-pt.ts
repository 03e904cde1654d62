import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Portuguese. */
export const deliveryPt: Phrases<typeof deliveryDe> = {
  'the same day': 'no mesmo dia',
  'ready in {days}': 'pronto em {days}',
  'Ready in {days}': 'Pronto em {days}',
  'Ready the same day': 'Pronto no mesmo dia',
  'Delivery time: {days}': 'Prazo de entrega: {days}',
  'Delivery time: the same day': 'Entrega no mesmo dia',
  'VAT number': 'Número de IVA',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'O número fiscal da fatura não é um número de IVA de outro país da UE, por isso é cobrado imposto.',
}
