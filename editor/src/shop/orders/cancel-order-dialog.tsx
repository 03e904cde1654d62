import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { orderLimits, ordersApi, type OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { call } from '../../ground/http/send-request.ts'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import { useReadOrdersAgain } from './order-query.ts'

/** Asks before an order is cancelled, which nobody can take back. */
export function CancelOrderDialog(props: {
  readonly order: OrderReply
  readonly onClose: () => void
}) {
  const { order, onClose } = props
  const { websiteId: siteId, id: orderId, orderNumber } = order
  const [restock, setRestock] = useState(true)
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const [reason, setReason] = useState('')
  const mail = tellsCustomer ? { reason } : null
  const readAgain = useReadOrdersAgain(siteId)
  const cancel = useMutation({
    mutationFn: () =>
      whileSaving(() =>
        call(ordersApi.cancel, { params: { siteId, orderId }, body: { restock, mail } }),
      ),
    onSuccess: () => showNotice({ message: `Order ${orderNumber} is cancelled.` }),
    onError: (error) => showNotice({ message: error.message, isError: true }),
    onSettled: async () => {
      await readAgain()
      onClose()
    },
  })
  return (
    <AskingDialog
      title={`Cancel order ${orderNumber}?`}
      isTyped={tellsCustomer && reason.trim() !== ''}
      onClose={onClose}
    >
      <p>
        This cannot be taken back.{' '}
        {order.grandTotal.value === '0'
          ? 'Nothing was paid.'
          : 'It was a test payment: no money was taken, so none goes back.'}
      </p>
      <SwitchField isSelected={restock} onChange={setRestock}>
        Put the items back into stock
      </SwitchField>
      <TellCustomerSwitch
        email={order.email}
        isSelected={tellsCustomer}
        onChange={setTellsCustomer}
      />
      {tellsCustomer && (
        <TextField
          label="Why, in your words"
          hint="Stands in the mail. It may be empty."
          rows={3}
          maxLength={orderLimits.reason}
          value={reason}
          onChange={setReason}
        />
      )}
      <DialogActions>
        <CancelButton>Keep the order</CancelButton>
        <Button kind="danger" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
          Cancel the order
        </Button>
      </DialogActions>
    </AskingDialog>
  )
}
