import type { deliveryDe } from './delivery-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of how long an order takes, in Italian. */
export const deliveryIt: Phrases<typeof deliveryDe> = {
  'the same day': 'in giornata',
  'ready in {days}': 'pronto in {days}',
  'Ready in {days}': 'Pronto in {days}',
  'Ready the same day': 'Pronto in giornata',
  'Delivery time: {days}': 'Tempi di consegna: {days}',
  'Delivery time: the same day': 'Consegna in giornata',
  'VAT number': 'Partita IVA',
  'The tax number of the bill is no VAT number of another EU country, so tax is charged.':
    'Il numero fiscale della fattura non è una partita IVA di un altro paese UE, quindi l’imposta viene addebitata.',
}
