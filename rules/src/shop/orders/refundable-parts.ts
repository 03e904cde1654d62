import type { RefundablePart } from './decide-refund.ts'

/** An order as it was sold, and what of it went back; minor units. `line` null: its shipping. */
export type SoldOrder = {
  readonly lines: readonly {
    readonly line: number
    readonly quantity: number
    readonly unitPriceCents: number
  }[]
  /** After whatever made it cheaper. */
  readonly shippingCents: number
  /** What codes took off each line. */
  readonly adjustments: readonly { readonly line: number | null; readonly cents: number }[]
  readonly taxes: readonly { readonly line: number | null; readonly cents: number }[]
  /** Whether prices hold the tax. */
  readonly taxIncluded: boolean
  readonly refunded: readonly {
    readonly line: number | null
    readonly quantity: number
    readonly cents: number
  }[]
}

/** What can go back of each line and of the shipping: its price less its discount, and a tax on top. */
export function refundableParts(order: SoldOrder): RefundablePart[] {
  const part = (line: number | null, quantity: number, netCents: number): RefundablePart => {
    const taxCents = sumOf(order.taxes, line)
    const back = order.refunded.find((one) => one.line === line)
    return {
      line,
      quantity,
      totalCents: netCents + (order.taxIncluded ? 0 : taxCents),
      taxCents,
      refundedQuantity: back?.quantity ?? 0,
      refundedCents: back?.cents ?? 0,
    }
  }
  return [
    ...order.lines.map(({ line, quantity, unitPriceCents }) =>
      part(line, quantity, unitPriceCents * quantity - sumOf(order.adjustments, line)),
    ),
    part(null, 1, order.shippingCents),
  ]
}

function sumOf(
  all: readonly { readonly line: number | null; readonly cents: number }[],
  line: number | null,
): number {
  return all.reduce((sum, one) => (one.line === line ? sum + one.cents : sum), 0)
}
