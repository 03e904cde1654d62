import type { Phrases } from './phrases.ts'
import type { productsDe } from './products-de.ts'

/** What is said where products are shown, in Italian. */
export const productsIt: Phrases<typeof productsDe> = {
  'See all details': 'Vedi tutti i dettagli',
  'Loading…': 'Caricamento…',
  'Unable to load. Try again.': 'Impossibile caricare. Riprova.',
  Retry: 'Riprova',
  'Previous product': 'Prodotto precedente',
  'Next product': 'Prodotto successivo',
  Choose: 'Scegli',
  'Recently viewed': 'Visti di recente',
}
