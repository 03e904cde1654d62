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
  'VAT number': 'Numéro de TVA',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Le numéro fiscal de la facture n’est pas un numéro de TVA d’un autre pays de l’UE : la taxe est donc facturée.',
}
