import { cartPaths } from './cart-paths.ts'

/** What a shopper is about to add, whose form is asked first. */
export type AskedOf = {
  readonly itemId: string
  readonly sku: string | null
  readonly quantity: number | string
}

/** The page with the form of a product that is about to be added. */
export function productFormPath({ itemId, sku, quantity }: AskedOf): string {
  const chosen = sku === null ? '' : `&sku=${encodeURIComponent(sku)}`
  const count = encodeURIComponent(String(quantity))
  return `${cartPaths.productForm}?item=${encodeURIComponent(itemId)}${chosen}&quantity=${count}`
}

/** The same page, with what was answered for a line of the cart. */
export function answersPath(entryId: string): string {
  return `${cartPaths.productForm}?entry=${encodeURIComponent(entryId)}`
}
