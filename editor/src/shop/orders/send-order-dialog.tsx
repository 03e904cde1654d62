import { useState, type FormEvent } from 'react'
import { ordersMessages } from '@vitrine/rules/shop/orders/orders-messages.ts'
import { orderLimits } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import { ordersApi, type OrderReply } from '@vitrine/rules/shop/orders/orders-api.ts'
import type { z } from 'zod'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { ParcelContent } from './parcel-content.tsx'
import { SendGoods } from './send-goods.tsx'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import { useSendDraft } from './use-send-draft.ts'
import styles from './order-dialogs.module.css'

/** What of an order is sent and how, and whether whoever bought is told. */
export type Fulfilment = z.input<typeof ordersApi.fulfil.body>

const noAddress = 'Please enter an address such as https://post.example/123.'

/** Asks what lies in a parcel and by whom it goes, which may be left empty, before it is marked as sent. */
export function SendOrderDialog(props: {
  readonly order: OrderReply
  /** @returns why it is refused, where it is */
  readonly onSend: (fulfilment: Fulfilment) => Promise<string | undefined>
  readonly onClose: () => void
}) {
  const { order, onSend, onClose } = props
  const draft = useSendDraft(order)
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const [address, setAddress] = useState('')
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const question = useQuestion(async () => {
    if (draft.hasErrors) return ordersMessages['more-than-is-left'].message
    if (draft.isAsked && draft.units.length === 0) {
      return ordersMessages['nothing-chosen-to-send'].message
    }
    const items = draft.isAsked ? draft.units : undefined
    const tracking = { carrier, number, address: withProtocol(address) }
    const sent = ordersApi.fulfil.body.safeParse({ items, tracking, tellsCustomer })
    if (!sent.success) return noAddress
    return onSend(sent.data)
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  const isOfAddress = question.error === noAddress
  return (
    <AskingDialog
      title={`Send order ${order.orderNumber}`}
      isTyped={carrier + number + address !== '' || draft.isTouched}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        {draft.isAsked ? (
          <SendGoods
            order={order}
            typed={draft.typed}
            onChange={question.typing(draft.setTyped)}
            errors={draft.errors}
            onAll={draft.chooseAll}
          />
        ) : (
          <ParcelContent order={order} lines={draft.units} />
        )}
        <TextField
          label="Carrier"
          autoFocus={!draft.isAsked}
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
          error={isOfAddress ? question.error : undefined}
        />
        <TellCustomerSwitch
          who={order.email}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
        {question.error !== undefined && !isOfAddress && (
          <div ref={(told) => told?.scrollIntoView({ block: 'nearest' })}>
            <Banner tone="danger" role="alert">
              {question.error}
            </Banner>
          </div>
        )}
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            {draft.isAll ? 'Mark as fulfilled' : 'Send in part'}
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
