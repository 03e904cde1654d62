import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Swedish. */
export const listingsSv: Phrases<typeof listingsDe> = {
  Sort: 'Sortera',
  Featured: 'Utvalt',
  'Newest first': 'Nyast först',
  'Price: low to high': 'Pris: lägst först',
  'Price: high to low': 'Pris: högst först',
  Filter: 'Filtrera',
  'In stock only': 'Bara i lager',
  'Show products': 'Visa produkter',
  Price: 'Pris',
  'At least': 'Minst',
  'At most': 'Högst',
  '{from} to {to}': '{from} till {to}',
  'Please enter an amount such as {amount}.': 'Skriv ett belopp som {amount}.',
  'No product fits what you chose.': 'Ingen produkt passar ditt val.',
  'Products: {count}': 'Produkter: {count}',
  'Without {filter}': 'Utan {filter}',
  'Show all': 'Visa alla',
}
