import { optionLimits } from './product-options.ts'

const places = Array.from({ length: optionLimits.options }, (_, at) => at + 1)

/** The columns of a file of products as it is exported, in their order; docs/product-files.md says what each holds. */
export const csvColumns = [
  'Address',
  'Name',
  'State',
  'Description',
  'Details',
  'Categories',
  'Tags',
  ...places.flatMap((at) => [`Option ${at} name`, `Option ${at} value`]),
  'SKU',
  'Price',
  'On sale',
  'Sale price',
  'Stock',
  'Weight',
  'Length',
  'Width',
  'Height',
  'Kind',
  'Contents',
  'Contents in',
  'Tax',
  'Extra days',
  'No withdrawal',
  'Sold',
  'Plans',
  'Months',
] as const

/** What a column of an import is read as. */
export const importFields = {
  address: 'handle',
  handle: 'handle',
  name: 'title',
  title: 'title',
  state: 'state',
  status: 'state',
  published: 'state',
  description: 'excerpt',
  bodyhtml: 'excerpt',
  details: 'details',
  categories: 'categories',
  type: 'categories',
  tags: 'tags',
  sku: 'sku',
  variantsku: 'sku',
  price: 'price',
  variantprice: 'price',
  onsale: 'onSale',
  saleprice: 'salePrice',
  variantcompareatprice: 'compareAt',
  stock: 'stock',
  variantinventoryqty: 'stock',
  weight: 'weight',
  variantgrams: 'grams',
  length: 'len',
  width: 'width',
  height: 'height',
  kind: 'kind',
  contents: 'content',
  contentsin: 'contentUnit',
  tax: 'taxClass',
  taxclass: 'taxClass',
  varianttaxable: 'taxable',
  extradays: 'extraDays',
  nowithdrawal: 'noWithdrawal',
  sold: 'sold',
  plans: 'plans',
  months: 'months',
  ...Object.fromEntries(
    places.flatMap((at) => [
      [`option${at}name`, `name${at}`],
      [`option${at}value`, `value${at}`],
    ]),
  ),
} as Readonly<Record<string, string>>

/** The largest file that is read, in bytes. */
export const maxFileBytes = 5_000_000

/** A column's name without what people write in different ways. */
export function fieldOfColumn(column: string): string | undefined {
  return importFields[column.toLowerCase().replaceAll(/[^a-z0-9]/g, '')]
}
