import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Portuguese. */
export const productsPt: Phrases<typeof productsDe> = {
  'See all details': 'Ver todos os detalhes',
  'Loading…': 'A carregar…',
  'Unable to load. Try again.': 'Não foi possível carregar. Tente de novo.',
  Retry: 'Tentar de novo',
  'Previous product': 'Produto anterior',
  'Next product': 'Produto seguinte',
  Choose: 'Escolher',
  'Recently viewed': 'Vistos recentemente',
}
