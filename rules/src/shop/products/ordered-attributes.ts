import type { Product, Variant } from './product.ts'

/** A variant's options in the owner's order, as the product page names them; storage knows none. */
export function orderedAttributes(
  { variantOptionOrdering }: Pick<Product, 'variantOptionOrdering'>,
  { attributes }: Pick<Variant, 'attributes'>,
): Readonly<Record<string, string>> {
  const known = variantOptionOrdering.filter((name) => Object.hasOwn(attributes, name))
  return Object.fromEntries(known.map((name) => [name, attributes[name] ?? '']))
}
