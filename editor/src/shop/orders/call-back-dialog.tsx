import { useState } from 'react'
import { ordersApi, type OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { useReadOrdersAgain } from './order-query.ts'
import { mailOf, TellWhy } from './tell-why.tsx'

/** Asks before an order is cancelled whose money is under way, which the bank has to stop first. */
export function CallBackDialog(props: {
  readonly order: OrderWithEvents
  readonly onClose: () => void
}) {
  const { order, onClose } = props
  const { websiteId: siteId, id: orderId, orderNumber } = order
  const [told, setTold] = useState({ isTold: true, reason: '' })
  const readAgain = useReadOrdersAgain(siteId)
  const question = useQuestion(async () => {
    const params = { siteId, orderId }
    const body = { mail: mailOf(told) }
    try {
      await whileSaving(() => call(ordersApi.callBack, { params, body }))
      showNotice({ message: `Order ${orderNumber} is cancelled, and nothing was charged.` })
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
        Its payment is under way. The bank is asked to stop it; if it still does, the order is
        cancelled and the items go back into stock. This cannot be taken back.
      </p>
      <TellWhy who={order.email} value={told} onChange={setTold} />
      {question.error !== undefined && (
        <Banner tone="danger" role="alert">
          {question.error}
        </Banner>
      )}
      <DialogActions>
        <CancelButton isDisabled={question.isPending}>Keep the order</CancelButton>
        <Button kind="danger" isPending={question.isPending} onPress={question.submit}>
          Stop the payment and cancel
        </Button>
      </DialogActions>
    </AskingDialog>
  )
}
