import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in French. */
export const paymentsFr: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Il prend des jours, puis il est payé',
  'The order waits for its money, which comes after three days.':
    'La commande attend son argent, qui arrive après trois jours.',
  'It takes days, then it fails': 'Il prend des jours, puis il échoue',
  'The order waits for its money, and is canceled after three days.':
    'La commande attend son argent et est annulée après trois jours.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Votre commande <strong>{orderNumber}</strong> est arrivée et son paiement est en cours. Cela peut prendre quelques jours.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Dès que l’argent sera là, nous vous enverrons un autre message et votre commande suivra son cours.',
  'Its payment did not come, so nothing was charged.':
    'Le paiement n’est pas arrivé, rien n’a donc été débité.',
  'Ask the test bank now': 'Demander à la banque d’essai maintenant',
  'Does the payment of {amount} to {shop} arrive?':
    'Le paiement de {amount} à {shop} arrive-t-il ?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Il est en cours et la banque décide d’elle-même après trois jours. Ici, vous pouvez décider maintenant.',
  'It arrives': 'Il arrive',
  'It fails': 'Il échoue',
  'payment under way': 'paiement en cours',
  'To your order': 'Vers votre commande',
}
