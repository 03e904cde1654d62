import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Panel } from '../../ground/controls/room.tsx'
import styles from './order-room.module.css'

/** Where the money is, so that its owner finds it there. */
export function PaymentOf({
  order: { payment, paidAt, status, testMode },
}: {
  readonly order: OrderWithEvents
}) {
  const { provider, reference } = payment
  // an order that cost nothing is known to nobody
  if (!provider.startsWith('stripe') || reference === '') return null
  const place = `https://dashboard.stripe.com/${testMode ? 'test/' : ''}search`
  return (
    <Panel title="Payment">
      <p>
        {status === 'received' ? 'Under way' : paidAt === null ? 'Not paid' : 'Paid'} at Stripe
        {testMode && ', as a test'}.{' '}
        <a
          href={`${place}?query=${encodeURIComponent(reference)}`}
          target="_blank"
          rel="noreferrer"
        >
          Find it at Stripe
        </a>
      </p>
      <p className={styles['reference']}>{reference}</p>
    </Panel>
  )
}
