import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  ordersApi,
  type OrderWithEvents,
  type WithdrawalReply,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { isRefundable } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { openWithdrawals } from '@vitrine/rules/shop/orders/withdrawal.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { useSettings } from '../../ground/changes/working-site.ts'
import { Button } from '../../ground/controls/button.tsx'
import { Panel } from '../../ground/controls/room.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { formatInstant } from '../../ground/dates/format.ts'
import { call } from '../../ground/http/send-request.ts'
import { may } from '../../site/sites/rooms.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { orderQuery, useReadOrdersAgain } from './order-query.ts'
import { ParcelContent } from './parcel-content.tsx'
import styles from './order-parcels.module.css'

/** What shoppers withdrew from, and what is to be done about it. */
export function OrderWithdrawals({
  order,
  onRefund,
}: {
  readonly order: OrderWithEvents
  readonly onRefund: (units: readonly LineQuantity[]) => void
}) {
  const site = useSite()
  const settle = useSettle(order)
  if (order.withdrawals.length === 0) return null
  const open = openWithdrawals(order)
  const mayWrite = may(site, 'manage-orders')
  return (
    <Panel title="Withdrawals">
      <ul className={styles['parcels']}>
        {order.withdrawals.map((withdrawal) => {
          const units = open.find(({ id }) => id === withdrawal.id)?.lines
          return (
            <Withdrawal
              key={withdrawal.id}
              order={order}
              withdrawal={withdrawal}
              state={withdrawal.isSettled ? 'aside' : units === undefined ? 'done' : 'open'}
              acts={
                mayWrite && (
                  <>
                    {units !== undefined && isRefundable(order.refundable) && (
                      <Button size="small" kind="primary" onPress={() => onRefund(units)}>
                        Refund…
                      </Button>
                    )}
                    {(units !== undefined || withdrawal.isSettled) && (
                      <Button
                        size="small"
                        isDisabled={settle.isPending}
                        onPress={() => settle.mutate(withdrawal)}
                      >
                        {withdrawal.isSettled ? 'Open again' : 'Set aside'}
                      </Button>
                    )}
                  </>
                )
              }
            />
          )
        })}
      </ul>
    </Panel>
  )
}

const states = {
  open: '',
  aside: 'Set aside',
  done: 'All of it was given back',
} as const

function Withdrawal(props: {
  readonly order: OrderWithEvents
  readonly withdrawal: WithdrawalReply
  readonly state: keyof typeof states
  readonly acts: React.ReactNode
}) {
  const { order, withdrawal, state, acts } = props
  const { name, email, note, at, lines } = withdrawal
  const settings = useSettings(useSite().siteId)
  const facts = [formatInstant(at, settings), email === order.email ? '' : email, states[state]]
  return (
    <li className={styles['parcel']}>
      <div className={styles['words']}>
        <p className={styles['name']}>
          <bdi>{name}</bdi>
        </p>
        <ParcelContent order={order} lines={lines} />
        {note !== '' && (
          <p className={styles['quote']} dir="auto">
            {note}
          </p>
        )}
        <p className={styles['facts']}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles['acts']}>{acts}</div>
    </li>
  )
}

/** Sets one aside, or takes that back; each offers the other as its undo. */
function useSettle({ id: orderId, websiteId: siteId }: OrderWithEvents) {
  const queryClient = useQueryClient()
  const readAgain = useReadOrdersAgain(siteId)
  const { queryKey } = orderQuery(siteId, orderId)
  const settle = useMutation({
    mutationFn: ({ id: withdrawalId, isSettled }: WithdrawalReply) =>
      whileSaving(() => {
        const contract = isSettled ? ordersApi.reopenWithdrawal : ordersApi.settleWithdrawal
        return call(contract, { params: { siteId, orderId, withdrawalId } })
      }),
    onSuccess: (order, before) => {
      queryClient.setQueryData(queryKey, order)
      const now = { ...before, isSettled: !before.isSettled }
      showNotice({
        message: now.isSettled ? 'The withdrawal is set aside.' : 'The withdrawal is open again.',
        action: { name: 'Undo', run: () => settle.mutate(now), isOnlyWayBack: true },
      })
    },
    onError: (error) => showNotice({ message: error.message, isError: true }),
    onSettled: readAgain,
  })
  return settle
}
