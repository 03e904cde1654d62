import type { listingsDe } from './listings-de.ts'
import type { Phrases } from './phrases.ts'

/** What is said above lists of products, in Portuguese. */
export const listingsPt: Phrases<typeof listingsDe> = {
  Sort: 'Ordenar',
  Featured: 'Destaques',
  'Newest first': 'Mais recentes',
  'Price: low to high': 'Preço: do menor ao maior',
  'Price: high to low': 'Preço: do maior ao menor',
  Filter: 'Filtrar',
  'In stock only': 'Só em estoque',
  'Show products': 'Mostrar produtos',
  Price: 'Preço',
  'At least': 'No mínimo',
  'At most': 'No máximo',
  '{from} to {to}': '{from} a {to}',
  'Please enter an amount such as {amount}.': 'Digite um valor como {amount}.',
  'No product fits what you chose.': 'Nenhum produto corresponde à sua escolha.',
  'Products: {count}': 'Produtos: {count}',
  'Without {filter}': 'Sem {filter}',
  'Show all': 'Mostrar tudo',
}
