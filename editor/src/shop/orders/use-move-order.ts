import { useMutation } from '@tanstack/react-query'
import {
  ordersApi,
  type FulfilmentReply,
  type OrderReply,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { useReadOrdersAgain } from './order-query.ts'
import type { Fulfilment } from './send-order-dialog.tsx'

export type Move =
  | {
      readonly way: 'forward'
      readonly fulfilment: Fulfilment
      /** Where it is asked, which stays open over a refusal and says it. */
      readonly isAsked?: true
    }
  | {
      readonly way: 'back'
      /** Undefined: nothing of the order lies in one. */
      readonly parcel: FulfilmentReply | undefined
      /** Whether the order was fulfilled by it, which is said then. */
      readonly isWhole: boolean
    }

/** Of an order that goes by no post, nobody is told that it is on its way. */
export const unsent: Fulfilment = { tellsCustomer: false }

/** Sends something of an order, or takes a parcel back; each offers the other as its undo. */
export function useMoveOrder(order: OrderReply) {
  const { siteId } = useSite()
  const readAgain = useReadOrdersAgain(siteId)
  const params = { siteId, orderId: order.id }
  const move = useMutation({
    mutationFn: (one: Move) =>
      whileSaving(() => {
        if (one.way === 'forward') return call(ordersApi.fulfil, { params, body: one.fulfilment })
        if (one.parcel === undefined) return call(ordersApi.takeFulfilmentBack, { params })
        return call(ordersApi.takeParcelBack, {
          params: { ...params, fulfilmentId: one.parcel.id },
        })
      }),
    onSuccess: (now, one) =>
      showNotice({
        message: noticeOf(now, one),
        action: {
          name: 'Undo',
          run: () => move.mutate(wayBackOf(now, one)),
          isOnlyWayBack: true,
        },
      }),
    onError: (error, one) => {
      if (one.way === 'forward' && one.isAsked === true) return
      showNotice({ message: error.message, isError: true })
    },
    onSettled: readAgain,
  })
  return move
}

function noticeOf({ orderNumber, pickup, status }: OrderReply, one: Move): string {
  const done = pickup === null ? 'fulfilled' : 'ready'
  if (one.way === 'forward') {
    return `Order ${orderNumber} is ${status === 'fulfilled' ? done : 'sent in part'}.`
  }
  return one.isWhole
    ? `Order ${orderNumber} is not ${done} any more.`
    : `A parcel of order ${orderNumber} is taken back.`
}

/** What makes it as it was; nobody is told of that once more. @param now the order after it */
function wayBackOf(now: OrderReply, one: Move): Move {
  if (one.way === 'forward') {
    return { way: 'back', parcel: now.fulfilments.at(-1), isWhole: now.status === 'fulfilled' }
  }
  if (one.parcel === undefined) return { way: 'forward', fulfilment: unsent }
  const { tracking, lines: items } = one.parcel
  return { way: 'forward', fulfilment: { tracking, items, tellsCustomer: false } }
}
