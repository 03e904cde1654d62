import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Danish. */
export const productsDa: Phrases<typeof productsDe> = {
  'See all details': 'Se alle detaljer',
  'Loading…': 'Indlæser…',
  'Unable to load. Try again.': 'Det kunne ikke indlæses. Prøv igen.',
  Retry: 'Prøv igen',
  'Previous product': 'Forrige produkt',
  'Next product': 'Næste produkt',
  Choose: 'Vælg',
  'Recently viewed': 'Senest set',
}
