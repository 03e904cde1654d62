import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in French. */
export const productsFr: Phrases<typeof productsDe> = {
  'See all details': 'Voir tous les détails',
  'Loading…': 'Chargement…',
  'Unable to load. Try again.': 'Le chargement a échoué. Réessayez.',
  Retry: 'Réessayer',
  'Previous product': 'Produit précédent',
  'Next product': 'Produit suivant',
  Choose: 'Choisir',
  'Recently viewed': 'Vus récemment',
}
