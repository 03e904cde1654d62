import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Spanish. */
export const productsEs: Phrases<typeof productsDe> = {
  'See all details': 'Ver todos los detalles',
  'Loading…': 'Cargando…',
  'Unable to load. Try again.': 'No se ha podido cargar. Inténtalo de nuevo.',
  Retry: 'Reintentar',
  'Previous product': 'Producto anterior',
  'Next product': 'Producto siguiente',
  Choose: 'Elegir',
  'Recently viewed': 'Vistos recientemente',
}
