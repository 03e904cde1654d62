import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Swedish. */
export const productsSv: Phrases<typeof productsDe> = {
  'See all details': 'Visa alla detaljer',
  'Loading…': 'Laddar…',
  'Unable to load. Try again.': 'Det gick inte att ladda. Försök igen.',
  Retry: 'Försök igen',
  'Previous product': 'Föregående produkt',
  'Next product': 'Nästa produkt',
  Choose: 'Välj',
  'Recently viewed': 'Nyligen visade',
}
