/** What a shopper, an order and its files call a discount: by its title, or else by its code. */
export function discountName({
  code,
  title,
}: {
  readonly code: string
  readonly title?: string | undefined
}): string {
  return title ?? code
}
