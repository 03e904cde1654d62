import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Danish. */
export const paymentsDa: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Den tager dage og bliver så betalt',
  'The order waits for its money, which comes after three days.':
    'Ordren venter på sine penge, som kommer efter tre dage.',
  'It takes days, then it fails': 'Den tager dage og mislykkes så',
  'The order waits for its money, and is canceled after three days.':
    'Ordren venter på sine penge og bliver annulleret efter tre dage.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Din ordre <strong>{orderNumber}</strong> er her, og betalingen er på vej. Det kan tage nogle dage.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Så snart pengene er her, sender vi dig endnu en mail, og din ordre går videre.',
  'Its payment did not come, so nothing was charged.':
    'Betalingen kom ikke, så der er ikke trukket noget.',
  'Ask the test bank now': 'Spørg testbanken nu',
  'Does the payment of {amount} to {shop} arrive?':
    'Kommer betalingen på {amount} til {shop} frem?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Den er på vej, og banken afgør det selv efter tre dage. Her kan du afgøre det nu.',
  'It arrives': 'Den kommer frem',
  'It fails': 'Den mislykkes',
  'payment under way': 'betaling på vej',
  'To your order': 'Til din ordre',
}
