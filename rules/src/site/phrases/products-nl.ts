import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Dutch. */
export const productsNl: Phrases<typeof productsDe> = {
  'See all details': 'Alle details bekijken',
  'Loading…': 'Laden…',
  'Unable to load. Try again.': 'Laden is niet gelukt. Probeer het opnieuw.',
  Retry: 'Opnieuw proberen',
  'Previous product': 'Vorig product',
  'Next product': 'Volgend product',
  Choose: 'Kiezen',
  'Recently viewed': 'Onlangs bekeken',
}
