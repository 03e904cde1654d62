import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Danish. */
export const listingsDa: Phrases<typeof listingsDe> = {
  Sort: 'Sortér',
  Featured: 'Udvalgte',
  'Newest first': 'Nyeste først',
  'Price: low to high': 'Pris: lav til høj',
  'Price: high to low': 'Pris: høj til lav',
  Filter: 'Filtrér',
  'In stock only': 'Kun på lager',
  'Show products': 'Vis produkter',
  Price: 'Pris',
  'At least': 'Mindst',
  'At most': 'Højst',
  '{from} to {to}': '{from} til {to}',
  'Please enter an amount such as {amount}.': 'Skriv et beløb som {amount}.',
  'No product fits what you chose.': 'Ingen produkter passer til dit valg.',
  'Products: {count}': 'Produkter: {count}',
  'Without {filter}': 'Uden {filter}',
  'Show all': 'Vis alle',
}
