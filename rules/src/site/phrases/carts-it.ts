import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Italian. */
export const cartsIt: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Nota per il negozio',
  'What should we know about your order?': 'Che cosa dobbiamo sapere del tuo ordine?',
  'Where it goes': 'Destinazione',
  'Your note': 'La tua nota',
  'Estimated total': 'Totale stimato',
  Summary: 'Riepilogo',
  'View cart': 'Vedi il carrello',
  'Added to your cart': 'Aggiunto al carrello',
  'When you added this, it cost {price}.': 'Quando l’hai aggiunto costava {price}.',
  'Available now: {count}.': 'Disponibili ora: {count}.',
  'This is not sold in this way any more.': 'Questo non è più venduto in questo modo.',
}
