import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Italian. */
export const paymentsIt: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Richiede giorni, poi viene pagato',
  'The order waits for its money, which comes after three days.':
    'L’ordine attende il suo denaro, che arriva dopo tre giorni.',
  'It takes days, then it fails': 'Richiede giorni, poi fallisce',
  'The order waits for its money, and is canceled after three days.':
    'L’ordine attende il suo denaro e viene annullato dopo tre giorni.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Il tuo ordine <strong>{orderNumber}</strong> è arrivato e il pagamento è in corso. Può richiedere qualche giorno.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Appena il denaro arriva ti mandiamo un’altra mail e il tuo ordine prosegue.',
  'Its payment did not come, so nothing was charged.':
    'Il pagamento non è arrivato, quindi non è stato addebitato nulla.',
  'Ask the test bank now': 'Chiedi ora alla banca di prova',
  'Does the payment of {amount} to {shop} arrive?': 'Il pagamento di {amount} a {shop} arriva?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'È in corso e la banca decide da sola dopo tre giorni. Qui puoi decidere ora.',
  'It arrives': 'Arriva',
  'It fails': 'Fallisce',
  'payment under way': 'pagamento in corso',
  'To your order': 'Vai al tuo ordine',
}
