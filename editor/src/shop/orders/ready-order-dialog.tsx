import { useState, type FormEvent } from 'react'
import type { OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import type { Fulfilment } from './send-order-dialog.tsx'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import styles from './order-dialogs.module.css'

/** Asks whether whoever bought is told, before an order is marked as ready to be fetched. */
export function ReadyOrderDialog(props: {
  readonly order: OrderReply
  /** @returns why it is refused, where it is */
  readonly onSend: (fulfilment: Fulfilment) => Promise<string | undefined>
  readonly onClose: () => void
}) {
  const { order, onSend, onClose } = props
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const question = useQuestion(() => onSend({ tellsCustomer }), onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title={`Order ${order.orderNumber} is ready`}
      isTyped={false}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p>
          It is picked up at <bdi>{order.shippingName}</bdi>.
        </p>
        <TellCustomerSwitch
          who={order.email}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
        {question.error !== undefined && (
          <Banner tone="danger" role="alert">
            {question.error}
          </Banner>
        )}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Mark as ready
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}
