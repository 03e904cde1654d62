import type { cartsDe } from './carts-de.ts'
import type { Phrases } from './phrases.ts'

/** What the cart says, in Portuguese. */
export const cartsPt: Phrases<typeof cartsDe> = {
  'Note to the shop': 'Nota para a loja',
  'What should we know about your order?': 'O que devemos saber sobre a sua encomenda?',
  'Where it goes': 'Para onde vai',
  'Your note': 'A sua nota',
  'Estimated total': 'Total estimado',
  Summary: 'Resumo',
  'View cart': 'Ver o carrinho',
  'Added to your cart': 'Adicionado ao seu carrinho',
  'When you added this, it cost {price}.': 'Quando adicionou isto, custava {price}.',
  'Available now: {count}.': 'Disponível agora: {count}.',
  'This is not sold in this way any more.': 'Isto já não é vendido desta forma.',
}
