import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Spanish. */
export const paymentsEs: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Tarda días y después se paga',
  'The order waits for its money, which comes after three days.':
    'El pedido espera su dinero, que llega a los tres días.',
  'It takes days, then it fails': 'Tarda días y después falla',
  'The order waits for its money, and is canceled after three days.':
    'El pedido espera su dinero y se cancela a los tres días.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'Tu pedido <strong>{orderNumber}</strong> ha llegado y su pago está en camino. Puede tardar unos días.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'En cuanto llegue el dinero te enviaremos otro correo y tu pedido seguirá su curso.',
  'Its payment did not come, so nothing was charged.':
    'El pago no llegó, así que no se ha cobrado nada.',
  'Ask the test bank now': 'Preguntar ya al banco de prueba',
  'Does the payment of {amount} to {shop} arrive?': '¿Llega el pago de {amount} a {shop}?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Está en camino y el banco decide por sí solo a los tres días. Aquí puedes decidir ya.',
  'It arrives': 'Llega',
  'It fails': 'Falla',
  'payment under way': 'pago en camino',
  'To your order': 'Ir a tu pedido',
}
