import { useState, type FormEvent } from 'react'
import { orderLimits, ordersApi, type OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { z } from 'zod'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import styles from './order-dialogs.module.css'

/** How an order is sent, and whether whoever bought is told. */
export type Fulfilment = z.input<typeof ordersApi.fulfil.body>

const noAddress = 'Please enter an address such as https://post.example/123.'

/** Asks by whom a parcel goes, before an order is marked as sent; all of it may be left empty. */
export function SendOrderDialog(props: {
  readonly order: OrderReply
  /** Resolves once it is sent, or that was refused and said. */
  readonly onSend: (fulfilment: Fulfilment) => Promise<void>
  readonly onClose: () => void
}) {
  const { order, onSend, onClose } = props
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [address, setAddress] = useState('')
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const question = useQuestion(async () => {
    const tracking = { carrier, number, address: withProtocol(address) }
    const sent = ordersApi.fulfil.body.safeParse({ tracking, tellsCustomer })
    if (!sent.success) return noAddress
    await onSend(sent.data)
    return undefined
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title={`Send order ${order.orderNumber}`}
      isTyped={carrier + number + address !== ''}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label="Carrier"
          autoFocus
          maxLength={orderLimits.carrier}
          value={carrier}
          onChange={question.typing(setCarrier)}
        />
        <TextField
          label="Tracking number"
          maxLength={orderLimits.number}
          value={number}
          onChange={question.typing(setNumber)}
        />
        <TextField
          label="Where the parcel can be followed"
          hint="An address on the web. Like all of this, it may be empty."
          type="url"
          inputMode="url"
          maxLength={orderLimits.address}
          value={address}
          onChange={question.typing(setAddress)}
          error={question.error}
        />
        <TellCustomerSwitch
          email={order.email}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Mark as fulfilled
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

/** As people type addresses. */
function withProtocol(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}
