/** What the orders of some time came to; minor units of one currency. */
export type SalesFigures = {
  readonly orders: number
  readonly items: number
  /** What was paid, with shipping and taxes, after discounts. */
  readonly grossCents: number
  /** What codes took off before that. */
  readonly discountCents: number
  /** What of the gross went back, or is about to. */
  readonly refundedCents: number
  /** What is left of the gross. */
  readonly netCents: number
}

const noSales: SalesFigures = {
  orders: 0,
  items: 0,
  grossCents: 0,
  discountCents: 0,
  refundedCents: 0,
  netCents: 0,
}

export function addFigures(all: readonly SalesFigures[]): SalesFigures {
  return all.reduce(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      items: sum.items + one.items,
      grossCents: sum.grossCents + one.grossCents,
      discountCents: sum.discountCents + one.discountCents,
      refundedCents: sum.refundedCents + one.refundedCents,
      netCents: sum.netCents + one.netCents,
    }),
    noSales,
  )
}

/** How a figure differs from the one before; `percent` is a whole number above 0. */
export type Change =
  | { readonly kind: 'none-before' | 'same' }
  | { readonly kind: 'more' | 'less'; readonly percent: number }

export function changeOf(now: number, before: number): Change {
  if (before <= 0) return { kind: 'none-before' }
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return { kind: 'same' }
  return { kind: now > before ? 'more' : 'less', percent }
}
