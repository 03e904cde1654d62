import type { OrderLine } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Mark } from '../../ground/controls/states.tsx'

export const statusNames: Readonly<Record<OrderLine['status'], string>> = {
  received: 'Payment under way',
  paid: 'To send',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
}

export const statuses = ['received', 'paid', 'fulfilled', 'cancelled'] as const

const tones = { received: 'quiet', paid: 'warn', fulfilled: 'ok', cancelled: 'quiet' } as const

const disputeNames = { open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const

/** What the first payment of what is paid again and again is called. */
const firstOf = (isDonation: boolean) => (isDonation ? 'Recurring' : 'Subscription')

/** Of an order that is picked up. */
const pickupNames: typeof statusNames = { ...statusNames, paid: 'To prepare', fulfilled: 'Ready' }

/** How far an order has come, what of it went back, and whether its payment was a test. */
export function OrderMark({
  order: {
    status,
    isSentInPart,
    isAllBack,
    isWithdrawn,
    dispute,
    testMode,
    grandTotal,
    refundedTotal,
    pickup,
    subscription,
    isDonation,
  },
}: {
  readonly order: Pick<
    OrderLine,
    | 'status'
    | 'isSentInPart'
    | 'isAllBack'
    | 'isWithdrawn'
    | 'dispute'
    | 'testMode'
    | 'grandTotal'
    | 'refundedTotal'
    | 'pickup'
    | 'subscription'
    | 'isDonation'
  >
}) {
  const names = pickup === null ? statusNames : pickupNames
  // of what is given nothing is ever to be done
  const isDone = isDonation && status === 'fulfilled'
  const isNothingLeft = status === 'paid' && isAllBack
  const isWhole = refundedTotal.value === grandTotal.value
  return (
    <>
      {isDonation && <Mark tone="quiet">Donation</Mark>}{' '}
      {!isDone && (
        <Mark tone={isNothingLeft ? 'quiet' : tones[status]}>
          {isNothingLeft && 'Nothing to send'}
          {!isNothingLeft && (isSentInPart ? 'Sent in part' : names[status])}
        </Mark>
      )}{' '}
      {isWithdrawn && <Mark tone="warn">Withdrawn</Mark>}{' '}
      {dispute !== null && (
        <Mark tone={dispute === 'won' ? 'quiet' : 'danger'}>{disputeNames[dispute]}</Mark>
      )}{' '}
      {refundedTotal.value !== '0' && (
        <Mark tone="quiet">{isWhole ? 'Refunded' : 'Partly refunded'}</Mark>
      )}{' '}
      {subscription !== null && (
        <Mark tone="quiet">{subscription.cycle === 1 ? firstOf(isDonation) : 'Renewal'}</Mark>
      )}{' '}
      {testMode && <Mark tone="quiet">Test</Mark>}
    </>
  )
}
