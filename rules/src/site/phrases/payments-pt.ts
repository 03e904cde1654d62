import type { paymentsDe } from './payments-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said of payments whose money takes days, in Portuguese. */
export const paymentsPt: Phrases<typeof paymentsDe> = {
  'It takes days, then it is paid': 'Demora dias e depois é pago',
  'The order waits for its money, which comes after three days.':
    'O pedido espera pelo dinheiro, que chega após três dias.',
  'It takes days, then it fails': 'Demora dias e depois falha',
  'The order waits for its money, and is canceled after three days.':
    'O pedido espera pelo dinheiro e é cancelado após três dias.',
  'Your order <strong>{orderNumber}</strong> is here, and its payment is under way. That can take some days.':
    'O seu pedido <strong>{orderNumber}</strong> chegou e o pagamento está a caminho. Pode demorar alguns dias.',
  'As soon as the money is there, we send you another mail, and your order goes on.':
    'Assim que o dinheiro chegar, enviamos outro e-mail e o seu pedido segue em frente.',
  'Its payment did not come, so nothing was charged.':
    'O pagamento não chegou, por isso nada foi cobrado.',
  'Ask the test bank now': 'Perguntar já ao banco de teste',
  'Does the payment of {amount} to {shop} arrive?': 'O pagamento de {amount} a {shop} chega?',
  'It is under way, and the bank decides by itself after three days. Here you can decide now.':
    'Está a caminho e o banco decide por si após três dias. Aqui pode decidir já.',
  'It arrives': 'Chega',
  'It fails': 'Falha',
  'payment under way': 'pagamento a caminho',
  'To your order': 'Ir para o seu pedido',
}
