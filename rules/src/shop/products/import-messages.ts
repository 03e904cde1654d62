import type { Refusal } from '../../ground/refusals/result.ts'

/** Why a file of products is not read at all, by code. */
export const importMessages = {
  'no-file': 'Choose a file first.',
  'file-too-large': 'A file of products has at most 5 MB. Import it in parts.',
  'not-a-table': 'This is no table of text. Save it as “CSV UTF-8” and try again.',
  'quotes-not-closed':
    'A quotation mark in this file is not closed, or stands in a cell without any around it.',
  'no-rows': 'There are no rows in this file.',
  'too-many-rows': 'A file of products has at most 20,000 rows. Import it in parts.',
  'too-many-columns': 'A file of products has at most 500 columns.',
  'no-name-column': 'The file needs a column “Name” or “Title”, in its first row.',
  'no-such-shop': 'This shop page no longer exists. Choose another.',
} as const
export type ImportRefusalCode = keyof typeof importMessages

export function importRefusal(code: ImportRefusalCode): Refusal {
  return { code, message: importMessages[code], status: 400 }
}

/** What can be wrong with a cell, by code. */
export const importProblems = {
  'no-name': 'A new product needs a name.',
  'name-too-long': 'A name has at most 200 characters.',
  'text-too-long': 'This text is too long: 50,000 characters at most.',
  'state-unknown': 'Write published or draft.',
  'kind-unknown': 'Write physical, service, digital, gift-card or membership.',
  'unit-unknown': 'Write g, kg, ml, l, cm, m, m2 or piece.',
  'tax-unknown': 'Write standard, reduced or none.',
  'tax-differs': 'All variants of a product are taxed alike, or none is.',
  'not-days': 'Write a whole number of days up to 180.',
  'withdrawal-unknown': 'Write none, personal, perishable, periodical, dated, hygiene or media.',
  'sold-unknown': 'Write once, subscription or both.',
  'not-plans': 'Write plans such as 2 weeks, 10%, 12 payments; 1 month.',
  'too-many-plans': 'A product has at most 5 plans.',
  'plans-alike': 'Two of these plans are paid equally often and end alike.',
  'no-plan': 'What is sold as a subscription needs a plan.',
  'once-has-no-plans': 'What is sold once has no plans. Write subscription or both.',
  'gift-card-is-paid-once': 'A gift card is paid once.',
  'gift-card-had-plans': 'This product has plans. Sell it once first, then make it a gift card.',
  'not-months': 'Write a whole number of months up to 600, or for ever.',
  'months-of-membership': 'A membership alone has months.',
  'gift-card-has-values': 'A gift card has no other options than “Value”.',
  'gift-card-has-no-sale': 'A gift card has no sale price: it is worth what it costs.',
  'digital-has-one-variant': 'A digital product has one variant, without options.',
  'word-too-long': 'A tag has at most 50 characters, a category 25.',
  'too-many-words': 'A product has at most 200 tags and 200 categories.',
  'no-price': 'A new variant needs a price.',
  'not-an-amount': 'This is no amount, such as 12.50.',
  'sale-not-below': 'A sale price has to be below the price.',
  'not-a-count': 'A stock is a whole number from 0 to 1000000, or unlimited.',
  'not-a-measure': 'This is no number, such as 0.75.',
  'sku-too-long': 'A SKU has at most 100 characters.',
  'sku-twice': 'An earlier row has this SKU.',
  'same-product-twice': 'Earlier rows are about this product, too.',
  'sku-of-several': 'Several products have this SKU. Give the address, too.',
  'sku-of-another': 'Another product than the one of this address has this SKU.',
  'option-without-value': 'An option needs a value in each row.',
  'option-too-long': 'The name of an option has at most 100 characters, a value 200.',
  'option-name-not-free': 'An option needs another name than this one.',
  'options-differ': 'This product has other options. Change them where it is edited.',
  'same-variant-twice': 'An earlier row has the same options.',
  'too-many-variants': 'A product has at most 250 variants.',
  'shop-is-full': 'A shop page has at most 200 products.',
} as const
export type ImportProblemCode = keyof typeof importProblems

/** What is wrong in a row of a file; rows are numbered as a spreadsheet does. */
export type ImportProblem = {
  readonly row: number
  /** As the file calls it; empty where the whole row is meant. */
  readonly column: string
  readonly code: ImportProblemCode
}
