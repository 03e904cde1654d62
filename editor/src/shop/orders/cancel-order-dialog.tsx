import { useState } from 'react'
import { ordersApi, type OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { restOf } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { mailOf, TellWhy } from './tell-why.tsx'
import { useReadOrdersAgain } from './order-query.ts'

/** Asks before an order is cancelled, which nobody can take back. */
export function CancelOrderDialog(props: {
  readonly order: OrderWithEvents
  readonly onClose: () => void
}) {
  const { order, onClose } = props
  const { websiteId: siteId, id: orderId, orderNumber } = order
  const [restock, setRestock] = useState(true)
  const [refund, setRefund] = useState(true)
  const write = useMoney(siteId)
  const rest = restOf(order.refundable)
  const [told, setTold] = useState({ isTold: true, reason: '' })
  const refundCents = refund && rest > 0 ? rest : null
  const readAgain = useReadOrdersAgain(siteId)
  const question = useQuestion(async () => {
    const params = { siteId, orderId }
    const body = { restock, refundCents, mail: mailOf(told) }
    try {
      await whileSaving(() => call(ordersApi.cancel, { params, body }))
      showNotice({ message: `Order ${orderNumber} is cancelled.` })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    } finally {
      await readAgain()
    }
  }, onClose)
  return (
    <AskingDialog
      title={`Cancel order ${orderNumber}?`}
      isTyped={told.isTold && told.reason.trim() !== ''}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <p>
        This cannot be taken back. {order.grandTotal.value === '0' && 'Nothing was paid.'}
        {order.testMode && rest > 0 && 'It was a test payment: no money was taken, so none moves.'}
      </p>
      {order.subscription !== null && (
        <p>
          It is a payment of a subscription, which goes on. Who subscribes no more is canceled in
          Subscriptions.
        </p>
      )}
      {rest > 0 && (
        <SwitchField isSelected={refund} onChange={setRefund}>
          Refund {write?.(rest, order.grandTotal.currency)}
        </SwitchField>
      )}
      <SwitchField isSelected={restock} onChange={setRestock}>
        Put the items back into stock
      </SwitchField>
      <TellWhy who={order.email} value={told} onChange={setTold} />
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
      <DialogActions>
        <CancelButton isDisabled={question.isPending}>Keep the order</CancelButton>
        <Button kind="danger" isPending={question.isPending} onPress={question.submit}>
          Cancel the order
        </Button>
      </DialogActions>
    </AskingDialog>
  )
}
