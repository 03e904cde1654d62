import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { stockClass } from '../../site/stock/stock-class.ts'
import type { StockFinder } from '../../site/stock/stock.ts'
import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { isCounted } from '../products/availability.ts'
import type { Product, Variant } from '../products/product.ts'
import { restockRefusal } from './restock-messages.ts'

/** Whether a variant can be waited for: it is counted, and there is none of it. */
export function isWaitedFor(product: Product, variantId: string, stock: StockFinder): boolean {
  if (!isCounted(product.productType)) return false
  const there = stock.get(variantId) ?? { kind: 'counted', quantity: 0 }
  return stockClass(there) === 'sold-out'
}

/**
 * The address of somebody who wants to be told, without the spaces around it (spec §5).
 * @returns refused where it is blank or none
 */
export function readWaitingAddress(typed: string): Result<string> {
  const email = typed.trim()
  if (email === '') return refuse(restockRefusal('restock-email-blank'))
  return isEmailAddress(email) ? ok(email) : refuse(restockRefusal('restock-email-not-valid'))
}

/**
 * The variant that somebody wants to be told of.
 * @param product undefined: visitors see no such product
 * @param variantId empty: none was chosen, which is enough of a product that has but one
 */
export function readWaitedVariant(
  product: Product | undefined,
  variantId: string,
  stock: StockFinder,
): Result<Variant> {
  if (product === undefined) return refuse(restockRefusal('restock-unknown-variant'))
  const { variants } = product
  if (variantId === '' && variants.length > 1) {
    return refuse(restockRefusal('restock-choose-variant'))
  }
  const variant = variantId === '' ? variants[0] : variants.find(({ id }) => id === variantId)
  if (variant === undefined) return refuse(restockRefusal('restock-unknown-variant'))
  if (!isWaitedFor(product, variant.id, stock)) return refuse(restockRefusal('restock-in-stock'))
  return ok(variant)
}

/** What `product-restock-notification` prints a box of. */
export type RestockView = { readonly variantId: string; readonly hiddenByDefault: boolean }

/**
 * The boxes of a product: one for each variant that is sold out. Of several variants each is shown
 * once it is chosen, as nothing is chosen before (spec §4: variant selection).
 */
export function restockViews(product: Product, stock: StockFinder): readonly RestockView[] {
  const hiddenByDefault = product.variants.length > 1
  return product.variants
    .filter(({ id }) => isWaitedFor(product, id, stock))
    .map(({ id: variantId }) => ({ variantId, hiddenByDefault }))
}
