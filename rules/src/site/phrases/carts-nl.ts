import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Dutch. */
export const cartsNl: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Bericht aan de winkel',
  'What should we know about your order?': 'Wat moeten we weten over je bestelling?',
  'Where it goes': 'Waar het heen gaat',
  'Your note': 'Je bericht',
  'Estimated total': 'Geschat totaal',
  Summary: 'Overzicht',
  'View cart': 'Winkelwagen bekijken',
  'Added to your cart': 'Toegevoegd aan je winkelwagen',
  'When you added this, it cost {price}.': 'Toen je dit toevoegde, kostte het {price}.',
  'Available now: {count}.': 'Nu beschikbaar: {count}.',
  'This is not sold in this way any more.': 'Dit wordt niet meer op deze manier verkocht.',
}
