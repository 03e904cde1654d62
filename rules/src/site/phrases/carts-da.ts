import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Danish. */
export const cartsDa: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Besked til butikken',
  'What should we know about your order?': 'Hvad skal vi vide om din ordre?',
  'Where it goes': 'Hvor det skal hen',
  'Your note': 'Din besked',
  'Estimated total': 'Forventet total',
  Summary: 'Oversigt',
  'View cart': 'Se kurven',
  'Added to your cart': 'Lagt i din kurv',
  'When you added this, it cost {price}.': 'Da du lagde det i kurven, kostede det {price}.',
  'Available now: {count}.': 'På lager nu: {count}.',
  'This is not sold in this way any more.': 'Dette sælges ikke længere på denne måde.',
}
