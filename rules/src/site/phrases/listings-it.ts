import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Italian. */
export const listingsIt: Phrases<typeof listingsDe> = {
  Sort: 'Ordina',
  Featured: 'In evidenza',
  'Newest first': 'Più recenti',
  'Price: low to high': 'Prezzo crescente',
  'Price: high to low': 'Prezzo decrescente',
  Filter: 'Filtra',
  'In stock only': 'Solo disponibili',
  'Show products': 'Mostra i prodotti',
  Price: 'Prezzo',
  'At least': 'Almeno',
  'At most': 'Al massimo',
  '{from} to {to}': 'da {from} a {to}',
  'Please enter an amount such as {amount}.': 'Inserisci un importo come {amount}.',
  'No product fits what you chose.': 'Nessun prodotto corrisponde alla tua scelta.',
  'Products: {count}': 'Prodotti: {count}',
  'Without {filter}': 'Senza {filter}',
  'Show all': 'Mostra tutto',
}
