import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
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
import { call } from '../../ground/http/send-request.ts'
import type { WriteMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { orderQuery, useReadOrdersAgain } from './order-query.ts'
import { emptyRefund, readRefund, wholeDraft, type RefundDraft } from './refund-draft.ts'

export type RefundOf = {
  readonly order: OrderWithEvents
  readonly settings: SiteSettings
  readonly write: WriteMoney
  readonly onClose: () => void
}

/** What is typed about a refund, what that comes to, and how it is sent. */
export function useRefund({ order, settings, write, onClose }: RefundOf) {
  const { refundable, grandTotal } = order
  const { currency } = grandTotal
  const [draft, setDraft] = useState<RefundDraft>(emptyRefund)
  const [restock, setRestock] = useState(order.status === 'paid')
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const [reason, setReason] = useState('')
  // an order keeps the currency that it was paid in
  const style = useAmountStyle({ ...settings, currency })
  const money = (cents: number): string => write(cents, currency)
  const read = readRefund(refundable, draft, style, money)
  const send = useSendRefund(order, money)
  const question = useQuestion(
    () => send({ ...read.wish, units: [...read.wish.units], restock, reason, tellsCustomer }),
    onClose,
  )
  return {
    draft,
    change: question.typing((part: Partial<RefundDraft>) =>
      // an amount of one's own ends with another choice
      setDraft((before) => ({ ...before, amount: null, ...part })),
    ),
    chooseAll: () => setDraft(wholeDraft(refundable, style)),
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

/** Sends it under one key, so that it goes back once however often that is tried. */
function useSendRefund(order: OrderWithEvents, money: (cents: number) => string) {
  const { websiteId: siteId, id: orderId, refundedTotal } = order
  const [key] = useState(makeNewId)
  const queryClient = useQueryClient()
  const readAgain = useReadOrdersAgain(siteId)
  return async (sent: Sent): Promise<string | undefined> => {
    const body = { ...sent, key, refundedCents: Number(refundedTotal.value) }
    try {
      const done = await whileSaving(() =>
        call(ordersApi.refund, { params: { siteId, orderId }, body }),
      )
      queryClient.setQueryData(orderQuery(siteId, orderId).queryKey, done)
      showNotice(noticeOf(done, money))
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      await readAgain()
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
      return { message: `${amount} of order ${orderNumber} is refunded.` }
  }
}
