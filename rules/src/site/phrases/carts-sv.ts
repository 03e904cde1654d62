import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Swedish. */
export const cartsSv: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Meddelande till butiken',
  'What should we know about your order?': 'Vad behöver vi veta om din beställning?',
  'Where it goes': 'Vart det ska',
  'Your note': 'Ditt meddelande',
  'Estimated total': 'Beräknad summa',
  Summary: 'Översikt',
  'View cart': 'Visa varukorgen',
  'Added to your cart': 'Lagt i din varukorg',
  'When you added this, it cost {price}.': 'När du lade till det kostade det {price}.',
  'Available now: {count}.': 'Finns nu: {count}.',
  'This is not sold in this way any more.': 'Det här säljs inte längre på det sättet.',
}
