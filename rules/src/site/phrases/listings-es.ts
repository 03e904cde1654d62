import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Spanish. */
export const listingsEs: Phrases<typeof listingsDe> = {
  Sort: 'Ordenar',
  Featured: 'Destacados',
  'Newest first': 'Más recientes',
  'Price: low to high': 'Precio: de menor a mayor',
  'Price: high to low': 'Precio: de mayor a menor',
  Filter: 'Filtrar',
  'In stock only': 'Solo disponibles',
  'Show products': 'Mostrar productos',
  Price: 'Precio',
  'At least': 'Como mínimo',
  'At most': 'Como máximo',
  '{from} to {to}': '{from} a {to}',
  'Please enter an amount such as {amount}.': 'Introduce un importe como {amount}.',
  'No product fits what you chose.': 'Ningún producto coincide con tu selección.',
  'Products: {count}': 'Productos: {count}',
  'Without {filter}': 'Sin {filter}',
  'Show all': 'Mostrar todo',
}
