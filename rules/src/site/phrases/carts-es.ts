import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Spanish. */
export const cartsEs: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Nota para la tienda',
  'What should we know about your order?': '¿Qué debemos saber de tu pedido?',
  'Where it goes': 'Adónde va',
  'Your note': 'Tu nota',
  'Estimated total': 'Total estimado',
  Summary: 'Resumen',
  'View cart': 'Ver el carrito',
  'Added to your cart': 'Añadido a tu carrito',
  'When you added this, it cost {price}.': 'Cuando lo añadiste, costaba {price}.',
  'Available now: {count}.': 'Disponible ahora: {count}.',
  'This is not sold in this way any more.': 'Esto ya no se vende de esta forma.',
}
