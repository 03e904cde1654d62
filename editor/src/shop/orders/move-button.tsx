import { useState } from 'react'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { Button } from '../../ground/controls/button.tsx'
import { ReadyOrderDialog } from './ready-order-dialog.tsx'
import { SendOrderDialog, type Fulfilment } from './send-order-dialog.tsx'
import { unsent, useMoveOrder } from './use-move-order.ts'

/** What is done next with an order: it is sent, or the rest of it, or that is taken back. */
export function MoveButton({ order }: { readonly order: OrderReply }) {
  const move = useMoveOrder(order)
  const [isSending, setSending] = useState(false)
  const AskedDialog = order.pickup === null ? SendOrderDialog : ReadyOrderDialog
  const send = async (fulfilment: Fulfilment): Promise<string | undefined> => {
    try {
      await move.mutateAsync({ way: 'forward', fulfilment, isAsked: true })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
  return (
    <>
      <NextMove order={order} move={move} onAsk={() => setSending(true)} />
      {/* it stays with what is typed also where somebody else was faster */}
      {isSending && <AskedDialog order={order} onSend={send} onClose={() => setSending(false)} />}
    </>
  )
}

function NextMove(props: {
  readonly order: OrderReply
  readonly move: ReturnType<typeof useMoveOrder>
  readonly onAsk: () => void
}) {
  const { order, move, onAsk } = props
  const [parcel, ...others] = order.fulfilments
  if (order.status === 'cancelled' || order.isDonation) return null
  if (order.status === 'paid' && order.isAllBack) return null
  if (order.status === 'fulfilled') {
    // each of several is taken back by itself
    if (others.length > 0) return null
    return (
      <Button
        isPending={move.isPending}
        onPress={() => move.mutate({ way: 'back', parcel, isWhole: true })}
      >
        Mark as not {order.pickup === null ? 'fulfilled' : 'ready'}
      </Button>
    )
  }
  return (
    <Button
      kind="primary"
      isPending={move.isPending}
      onPress={() => {
        // without a name nothing is sent
        if (order.shippingName === '') move.mutate({ way: 'forward', fulfilment: unsent })
        else onAsk()
      }}
    >
      {wordsOf(order)}
    </Button>
  )
}

function wordsOf({ pickup, isSentInPart }: OrderReply): string {
  if (pickup !== null) return 'Mark as ready'
  return isSentInPart ? 'Send the rest' : 'Mark as fulfilled'
}
