import { productStates, stockFilters } from '@vitrine/rules/shop/products/products-api.ts'
import type { ProductsAsked } from './product-pages.ts'

/** What is narrowed, as the address says it: what is not narrowed stands in no address. */
export type ProductsPlace = {
  readonly [Name in keyof ProductsAsked]?: NonNullable<ProductsAsked[Name]>
}

/** A place with a part of it changed; a part that is empty leaves the address. */
export function placeWith(
  place: ProductsAsked,
  part: Partial<Record<keyof ProductsAsked, string>>,
) {
  const entries = Object.entries({ ...place, ...part }).filter(([, value]) => value)
  return Object.fromEntries(entries) as ProductsPlace
}

/** Reads a place out of an address. @param words the words of a part of it */
export function readProductsPlace(
  given: Readonly<Record<string, unknown>>,
  words: (value: unknown) => string,
): ProductsPlace {
  const show = productStates.find((state) => state === given['show'])
  const stock = stockFilters.find((filter) => filter === given['stock'])
  const [category, search] = [words(given['category']), words(given['search'])]
  return placeWith({ show, stock }, { category, search })
}
