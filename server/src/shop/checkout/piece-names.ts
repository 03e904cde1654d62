import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'

/** Pieces of an order by what they are called, a line for each; HTML. Of none of them the name alone. */
export function pieceNames(
  { items }: Pick<OrderReply, 'items'>,
  lines: readonly LineQuantity[],
): readonly string[] {
  return lines.flatMap(({ line, quantity }) => {
    const item = items[line - 1]
    if (item === undefined) return []
    const variant = Object.values(item.attributes).join(' / ')
    const name = variant === '' ? item.productName : `${item.productName}, ${variant}`
    return [escapeHtml(quantity === 0 ? name : `${quantity} × ${name}`)]
  })
}
