import type { OrderLine } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Mark } from '../../ground/controls/states.tsx'

export const statusNames: Readonly<Record<OrderLine['status'], string>> = {
  paid: 'To send',
  fulfilled: 'Fulfilled',
  cancelled: 'Cancelled',
}

export const statuses = ['paid', 'fulfilled', 'cancelled'] as const

const tones = { paid: 'warn', fulfilled: 'ok', cancelled: 'quiet' } as const

/** How far an order has come, and whether its payment was a test. */
export function OrderMark(props: {
  readonly status: OrderLine['status']
  readonly testMode: boolean
}) {
  return (
    <>
      <Mark tone={tones[props.status]}>{statusNames[props.status]}</Mark>{' '}
      {props.testMode && <Mark tone="quiet">Test</Mark>}
    </>
  )
}
