import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Dutch. */
export const paymentsNl: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Het duurt dagen en wordt dan betaald',
  'The order waits for its money, which comes after three days.':
    'De bestelling wacht op het geld, dat na drie dagen komt.',
  'It takes days, then it fails': 'Het duurt dagen en mislukt dan',
  'The order waits for its money, and is canceled after three days.':
    'De bestelling wacht op het geld en wordt na drie dagen geannuleerd.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Je bestelling <strong>{orderNumber}</strong> is binnen en de betaling is onderweg. Dat kan enkele dagen duren.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Zodra het geld er is, sturen we je nog een mail en gaat je bestelling verder.',
  'Its payment did not come, so nothing was charged.':
    'De betaling is niet gekomen, dus er is niets afgeschreven.',
  'Ask the test bank now': 'Vraag het nu aan de testbank',
  'Does the payment of {amount} to {shop} arrive?': 'Komt de betaling van {amount} aan {shop} aan?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Ze is onderweg en de bank beslist na drie dagen vanzelf. Hier kun je nu beslissen.',
  'It arrives': 'Ze komt aan',
  'It fails': 'Ze mislukt',
  'payment under way': 'betaling onderweg',
  'To your order': 'Naar je bestelling',
}
