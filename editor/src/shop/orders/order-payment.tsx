import { ordersApi, type OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../../ground/controls/button.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useReadOrdersAgain } from './order-query.ts'
import { Panel } from '../../ground/controls/room.tsx'
import styles from './order-room.module.css'

/** Where the money is, so that its owner finds it there. */
export function PaymentOf({
  order: { id: orderId, payment, paidAt, status, testMode },
}: {
  readonly order: OrderWithEvents
}) {
  const site = useSite()
  const look = useLookAfter(orderId)
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
      {may(site, 'manage-orders') && (
        <p>
          <Button size="small" isPending={look.isPending} onPress={() => look.mutate()}>
            Ask Stripe again
          </Button>
        </p>
      )}
    </Panel>
  )
}

/** Hears of refunds and disputes at Stripe, which a shop without a webhook is not told of. */
function useLookAfter(orderId: string) {
  const { siteId } = useSite()
  const readAgain = useReadOrdersAgain(siteId)
  return useMutation({
    mutationFn: () => call(ordersApi.lookAfter, { params: { siteId, orderId } }),
    onSuccess: () => showNotice({ message: 'Stripe was asked. This is how it stands.' }),
    onError: (error) => showNotice({ message: error.message, isError: true }),
    onSettled: readAgain,
  })
}
