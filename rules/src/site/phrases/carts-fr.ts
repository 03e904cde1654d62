import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in French. */
export const cartsFr: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Message à la boutique',
  'What should we know about your order?': 'Que devons-nous savoir sur votre commande ?',
  'Where it goes': 'Destination',
  'Your note': 'Votre message',
  'Estimated total': 'Total estimé',
  Summary: 'Récapitulatif',
  'View cart': 'Voir le panier',
  'Added to your cart': 'Ajouté à votre panier',
  'When you added this, it cost {price}.': 'Au moment de l’ajout, cela coûtait {price}.',
  'Available now: {count}.': 'Disponible actuellement : {count}.',
  'This is not sold in this way any more.': 'Cet article n’est plus vendu de cette façon.',
}
