import { ProductType } from '../products/product.ts'
import { ok, type Result } from '../../ground/refusals/result.ts'
import { sumCents } from '../../ground/money/money.ts'

/** A line of a cart with its price from the catalogue; minor units of the site's currency. */
export type PricedEntry = {
  readonly id: string
  readonly itemId: string
  readonly variantId: string
  readonly sku: string
  readonly attributes: Readonly<Record<string, string>>
  readonly title: string
  readonly fullUrl: string
  readonly imageUrl: string | null
  readonly productType: ProductType
  readonly quantity: number
  readonly purchasePriceCents: number
  readonly additionalFields: unknown
  /** How many there are; null where it does not end, 0 where it is hidden or deleted. */
  readonly inStock: number | null
  /** False when there are fewer than the line holds. */
  readonly isAvailable: boolean
}

export type CartTotals = {
  readonly subtotalCents: number
  readonly shippingCostCents: number
  readonly taxCents: number
  readonly discountCents: number
  readonly grandTotalCents: number
  readonly totalQuantity: number
  readonly hasDigital: boolean
  readonly purelyDigital: boolean
  readonly requiresShipping: boolean
}

/**
 * Sums a cart (spec §3). Shipping is the site's one flat price, and only where something has to be
 * sent. Total = subtotal - discount + tax + shipping.
 */
export function sumCart(
  entries: readonly PricedEntry[],
  shipping: { readonly priceCents: number },
): Result<CartTotals> {
  const subtotal = sumCents(entries.map((entry) => entry.purchasePriceCents * entry.quantity))
  if (!subtotal.ok) return subtotal
  const digital = entries.filter((entry) => !needsShipping(entry.productType))
  const requiresShipping = entries.length > digital.length
  const shippingCostCents = requiresShipping ? shipping.priceCents : 0
  const total = sumCents([subtotal.value, shippingCostCents])
  if (!total.ok) return total
  return ok({
    subtotalCents: subtotal.value,
    shippingCostCents,
    taxCents: 0,
    discountCents: 0,
    grandTotalCents: total.value,
    totalQuantity: entries.reduce((sum, entry) => sum + entry.quantity, 0),
    hasDigital: entries.some((entry) => entry.productType === ProductType.digital),
    purelyDigital:
      entries.length > 0 && entries.every((entry) => entry.productType === ProductType.digital),
    requiresShipping,
  })
}

/** Whether it is sent by post. */
export function needsShipping(type: ProductType): boolean {
  return type === ProductType.physical
}
