import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to products, by code. */
export const productsMessages = {
  'not-a-shop': 'Products are added to a shop page.',
  'variant-options-do-not-match': 'Each variant needs a value for every option, and no others.',
  'same-variant-twice': 'Two variants have the same options.',
  'same-option-twice': 'Two options have the same name.',
  'same-sku-twice': 'Another variant of this product has this SKU.',
  'sale-price-not-below': 'A sale price has to be below the price.',
  'unknown-variant': 'A variant of this product no longer exists. Please try again.',
} as const

export type ProductsRefusalCode = keyof typeof productsMessages

export function productsRefusal(code: ProductsRefusalCode): Refusal {
  const status = code === 'unknown-variant' || code === 'not-a-shop' ? 409 : 400
  return { code, message: productsMessages[code], status }
}
