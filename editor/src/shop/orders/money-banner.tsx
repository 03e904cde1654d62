import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Banner } from '../../ground/controls/states.tsx'

/** What its owner has to know of the money of an order before anything is done with it. */
export function MoneyBanner({ order }: { readonly order: OrderWithEvents }) {
  if (order.status === 'received') {
    return (
      <Banner tone="warn">
        The payment is under way, which can take some days. The items are kept. Send nothing before
        the money is there: the order moves to “To send” by itself then.
        {order.payment.provider === 'test' &&
          ' It is a test payment: on the customer’s page you can decide what becomes of it.'}
      </Banner>
    )
  }
  if (order.dispute !== 'open') return null
  return (
    <Banner tone="warn">
      The customer disputes this payment at their bank. Please answer at your payment provider,
      where you also see until when. Refund nothing meanwhile, or it may go back twice.
    </Banner>
  )
}
