import type { Phrases } from './phrases.ts'
import type { reviewsDe } from './reviews-de.ts'

/** What is said of reviews, in Spanish. */
export const reviewsEs: Phrases<typeof reviewsDe> = {
  'Review what you bought': 'Valora lo que has comprado',
  'Thank you for your review.': 'Gracias por tu valoración.',
  'You get no more mails that ask for reviews.': 'No recibirás más correos que pidan valoraciones.',
  'It is shown once the shop has looked at it.': 'Se mostrará cuando la tienda la haya revisado.',
  'It is on the page of the product now.': 'Ya está en la página del producto.',
  'What you have said': 'Lo que has dicho',
  'Your name and what you say are read by everybody who visits the page of the product.':
    'Tu nombre y lo que digas lo lee todo el que visita la página del producto.',
  'You can still change it here.': 'Todavía puedes cambiarla aquí.',
  Stars: 'Estrellas',
  '{stars} of 5 stars': '{stars} de 5 estrellas',
  '{whole}.{tenth} of 5 stars ({count})': '{whole},{tenth} de 5 estrellas ({count})',
  'Your review': 'Tu valoración',
  'Who says that': 'Quién lo dice',
  'Your name, as others read it': 'Tu nombre, tal como lo leen los demás',
  'Send the review': 'Enviar la valoración',
  'Come back once your order has arrived.': 'Vuelve cuando haya llegado tu pedido.',
  'There is nothing in this order to review.': 'En este pedido no hay nada que valorar.',
  'Mails that ask for reviews': 'Correos que piden valoraciones',
  'Would you rather not be asked?': '¿Prefieres que no te preguntemos?',
  'Send me no more of them': 'No enviarme más',
  'Please choose how many stars you give.': 'Elige cuántas estrellas das.',
  'This review was sent before, and cannot be changed any more.':
    'Esta valoración ya se envió y no se puede cambiar.',
  Reviews: 'Valoraciones',
  'Only people who bought the product here can review it.':
    'Solo puede valorarlo quien lo ha comprado aquí.',
  'Older reviews': 'Valoraciones anteriores',
  'Newest reviews': 'Valoraciones más recientes',
  'Test order': 'Pedido de prueba',
  'A customer': 'Un cliente',
  'The shop says': 'La tienda dice',
  'Your opinion': 'Tu opinión',
  'How do you like what you bought? Your review helps others to choose.':
    '¿Qué te parece tu compra? Tu valoración ayuda a otros a elegir.',
}
