import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in French. */
export const listingsFr: Phrases<typeof listingsDe> = {
  Sort: 'Trier',
  Featured: 'Notre sélection',
  'Newest first': 'Les plus récents',
  'Price: low to high': 'Prix croissant',
  'Price: high to low': 'Prix décroissant',
  Filter: 'Filtrer',
  'In stock only': 'En stock uniquement',
  'Show products': 'Afficher les produits',
  Price: 'Prix',
  'At least': 'Au moins',
  'At most': 'Au plus',
  '{from} to {to}': '{from} à {to}',
  'Please enter an amount such as {amount}.': 'Saisissez un montant comme {amount}.',
  'No product fits what you chose.': 'Aucun produit ne correspond à votre choix.',
  'Products: {count}': 'Produits : {count}',
  'Without {filter}': 'Sans {filter}',
  'Show all': 'Tout afficher',
}
