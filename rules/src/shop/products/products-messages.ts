import type { Refusal } from '../../ground/refusals/result.ts'

/** The sentences of refused changes to products, by code. */
export const productsMessages = {
  'not-a-shop': 'Products are added to a shop page.',
  'variant-options-do-not-match': 'Each variant needs a value for every option, and no others.',
  'price-below-zero': 'Some of these cost less than that, and no price can be below zero.',
  'same-variant-twice': 'Two variants have the same options.',
  'same-option-twice': 'Two options have the same name.',
  'same-value-twice': 'An option has the same value twice.',
  'option-without-name': 'An option needs a name.',
  'option-name-not-free': 'An option needs another name than this one, which browsers keep.',
  'option-without-value': 'An option needs at least one value.',
  'options-have-changed':
    'The options of this product have changed in the meantime. Please try again.',
  'too-many-variants': 'These options make more than 250 variants.',
  'gift-card-has-values':
    'A gift card has values to choose from and no other options. Remove the options first.',
  'gift-card-has-no-sale': 'A gift card has no sale price: it is worth what it costs.',
  'gift-card-is-paid-once': 'A gift card is paid once. Take its subscription away first.',
  'same-plan-twice':
    'Two of the plans are paid equally often and end alike. Change one of them, or remove it.',
  'last-variant': 'A product keeps at least one variant.',
  'same-sku-twice': 'Another variant of this product has this SKU.',
  'sale-price-not-below': 'A sale price has to be below the price.',
  'digital-has-one-variant':
    'A digital download has no options to choose. Remove its options first, so that one variant is left.',
  'unknown-variant': 'A variant of this product no longer exists. Please try again.',
} as const

export type ProductsRefusalCode = keyof typeof productsMessages

/** What is refused because of what stands, whatever was sent. */
const conflicts: ReadonlySet<ProductsRefusalCode> = new Set([
  'unknown-variant',
  'not-a-shop',
  'options-have-changed',
  'last-variant',
  'digital-has-one-variant',
])

export function productsRefusal(code: ProductsRefusalCode): Refusal {
  return { code, message: productsMessages[code], status: conflicts.has(code) ? 409 : 400 }
}

/** The refusal of a value that an option has already; it says which, of what may be a long list. */
export function sameValueTwice(option: string, value: string): Refusal {
  return {
    ...productsRefusal('same-value-twice'),
    message: `The option “${option}” has the value “${value}” twice.`,
  }
}
