import { asNumber, child } from '@vitrine/template-language/values.ts'
import { RecordType } from '../../site/content/content-item.ts'
import { isProductOnSale, isProductSoldOut } from './product-in-context.ts'

/** How a product sells, for the formatter `item-classes`. */
export function productClasses(item: unknown): string {
  if (asNumber(child(item, 'recordType')) !== RecordType.storeItem) return ''
  return (isProductOnSale(item) ? ' on-sale' : '') + (isProductSoldOut(item) ? ' sold-out' : '')
}
