import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { areUnsent } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { LineQuantity } from '@vitrine/rules/shop/orders/decide-fulfilment.ts'
import type { DecidedRefund } from '@vitrine/rules/shop/orders/decide-refund.ts'
import {
  ordersApi,
  type OrderWithEvents,
  type RefundBody,
} from '@vitrine/rules/shop/orders/orders-api.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { makeNewId } from '../../ground/changes/drafts.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call, foundNoServer } from '../../ground/http/send-request.ts'
import type { WriteMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { orderQuery, useReadOrdersAgain } from './order-query.ts'
import { draftOf, readRefund, wholeDraft, type RefundDraft } from './refund-draft.ts'

export type RefundOf = {
  readonly order: OrderWithEvents
  readonly settings: SiteSettings
  readonly write: WriteMoney
  /** Pieces that are chosen from the start. */
  readonly units: readonly LineQuantity[]
  readonly onClose: () => void
}

/** What is typed about a refund, what that comes to, and how it is sent. */
export function useRefund({ order: newest, settings, write, units, onClose }: RefundOf) {
  // as it was read: what comes in meanwhile, also of one's own lost answer, is told and not just shown
  const [order, setOrder] = useState(newest)
  const { refundable, grandTotal } = order
  const { currency } = grandTotal
  const [chosenRestock, setRestock] = useState<boolean | null>(null)
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const [reason, setReason] = useState('')
  // an order keeps the currency that it was paid in
  const style = useAmountStyle({ ...settings, currency })
  const [begun] = useState(() => draftOf(refundable, units, style))
  const [draft, setDraft] = useState<RefundDraft>(begun)
  const money = (cents: number): string => write(cents, currency)
  const read = readRefund(refundable, draft, style, money)
  // what was sent is not here yet, until somebody says so
  const restock =
    chosenRestock ?? (order.status === 'paid' && areUnsent(order.items, read.wish.units))
  const send = useSendRefund(order, setOrder, money)
  const question = useQuestion(async () => {
    if (read.decided === undefined) return 'Please choose what goes back, or enter an amount.'
    return send({ ...read.wish, units: [...read.wish.units], restock, reason, tellsCustomer })
  }, onClose)
  const change = question.typing((part: Partial<RefundDraft>) =>
    setDraft((before) => ({ ...before, ...part })),
  )
  return {
    order,
    draft,
    isTyped: draft !== begun,
    change,
    chooseAll: () => change(wholeDraft(refundable, style)),
    typed: ({ amountCents }: DecidedRefund) => writeTypedAmount(amountCents, style),
    read,
    money,
    restock,
    setRestock,
    tellsCustomer,
    setTellsCustomer,
    reason,
    setReason: question.typing(setReason),
    question,
  }
}

type Sent = Omit<RefundBody, 'key' | 'refundedCents'>

/**
 * Sends it, the same one under one key, so that it goes back once however often that is tried.
 * @param onOther told of the order where it is another one by now
 */
function useSendRefund(
  order: OrderWithEvents,
  onOther: (newest: OrderWithEvents) => void,
  money: (cents: number) => string,
) {
  const { websiteId: siteId, id: orderId, refundedTotal } = order
  const keys = useRef(new Map<string, string>())
  const queryClient = useQueryClient()
  const readAgain = useReadOrdersAgain(siteId)
  const query = orderQuery(siteId, orderId)
  return async (sent: Sent): Promise<string | undefined> => {
    const wish = { ...sent, refundedCents: Number(refundedTotal.value) }
    const said = JSON.stringify(wish)
    const key = keys.current.get(said) ?? makeNewId()
    keys.current.set(said, key)
    try {
      const done = await whileSaving(() =>
        call(ordersApi.refund, { params: { siteId, orderId }, body: { ...wish, key } }),
      )
      queryClient.setQueryData(query.queryKey, done)
      showNotice(noticeOf(done, money))
      void readAgain()
      return undefined
    } catch (error) {
      if (!foundNoServer(error)) {
        await readAgain()
        const newest = queryClient.getQueryData(query.queryKey)
        if (newest !== undefined) onOther(newest)
      }
      return error instanceof Error ? error.message : String(error)
    }
  }
}

function noticeOf(
  { orderNumber, events }: OrderWithEvents,
  money: (cents: number) => string,
): Parameters<typeof showNotice>[0] {
  const refund = events.findLast((event) => event.kind === 'refund')
  const amount = money(Number(refund?.amount.value ?? 0))
  switch (refund?.state) {
    case 'refused':
      return { message: `The payment provider refused to refund ${amount}.`, isError: true }
    case 'requested':
      return { message: 'The payment provider has not answered yet. It is asked again by itself.' }
    default:
      if (refund?.amount.value === '0') return { message: 'The items are taken back.' }
      return { message: `${amount} of order ${orderNumber} is refunded.` }
  }
}
