import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Dutch. */
export const listingsNl: Phrases<typeof listingsDe> = {
  Sort: 'Sorteren',
  Featured: 'Uitgelicht',
  'Newest first': 'Nieuwste eerst',
  'Price: low to high': 'Prijs oplopend',
  'Price: high to low': 'Prijs aflopend',
  Filter: 'Filteren',
  'In stock only': 'Alleen op voorraad',
  'Show products': 'Producten tonen',
  Price: 'Prijs',
  'At least': 'Minstens',
  'At most': 'Hoogstens',
  '{from} to {to}': '{from} tot {to}',
  'Please enter an amount such as {amount}.': 'Vul een bedrag in zoals {amount}.',
  'No product fits what you chose.': 'Geen product past bij je keuze.',
  'Products: {count}': 'Producten: {count}',
  'Without {filter}': 'Zonder {filter}',
  'Show all': 'Alles tonen',
}
