import type { FormEvent } from 'react'
import { orderLimits } from '@vitrine/rules/shop/orders/order-parts-api.ts'
import { giftDetailsOf } from '@vitrine/rules/shop/gift-cards/gift-details.ts'
import { restOf, type DecidedRefund } from '@vitrine/rules/shop/orders/decide-refund.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { Banner } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { RefundGoods } from './refund-goods.tsx'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import { useRefund, type RefundOf } from './use-refund.ts'
import styles from './order-dialogs.module.css'

/** Asks what of an order goes back, and says what that comes to before it does. */
export function RefundDialog(props: RefundOf) {
  const { onClose } = props
  const refund = useRefund(props)
  const { order, draft, change, read, money, restock, tellsCustomer, reason, question } = refund
  const pieces = read.wish.units.reduce((all, { quantity }) => all + quantity, 0)
  // of what comes back for nothing no mail is sent
  const isFree = read.decided?.amountCents === 0
  const computed = read.decided === undefined ? '' : refund.typed(read.decided)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title={`Refund order ${order.orderNumber}`}
      width="wide"
      isTyped={refund.isTyped || reason.trim() !== ''}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        {order.testMode && (
          <p className={styles['note']}>
            It was a test payment: no money was taken, so none moves. All else happens as it would.
          </p>
        )}
        {order.items.some(({ additionalFields }) => giftDetailsOf(additionalFields)) && (
          <p className={styles['note']}>
            A gift card that was bought here becomes void where its piece, or all of its price, goes
            back. With any other amount it stays.
          </p>
        )}
        <RefundGoods order={order} {...{ draft, change, read, money }} onAll={refund.chooseAll} />
        {order.status !== 'cancelled' && pieces > 0 && (
          <SwitchField isSelected={restock} onChange={refund.setRestock}>
            Put {pieces === 1 ? 'the item' : 'these items'} back into stock
          </SwitchField>
        )}
        <TextField
          label="Amount"
          hint={`Up to ${money(restOf(order.refundable))}.${taxNote(read.decided, money)}`}
          inputMode="decimal"
          placeholder={computed}
          value={draft.amount ?? computed}
          onChange={(amount) => change({ amount })}
          error={read.errors.amount}
        />
        {!isFree && (
          <TellCustomerSwitch
            who={order.email}
            isSelected={tellsCustomer}
            onChange={refund.setTellsCustomer}
          />
        )}
        <TextField
          label="Why, in your words"
          hint={
            tellsCustomer && !isFree
              ? 'Stands in the mail and in the history of this order. It may be empty.'
              : 'Stands in the history of this order, for people who work on this site.'
          }
          rows={2}
          maxLength={orderLimits.reason}
          value={reason}
          onChange={refund.setReason}
        />
        {question.error !== undefined && (
          <div ref={(told) => told?.scrollIntoView({ block: 'nearest' })}>
            <Banner tone="danger" role="alert">
              {question.error}
            </Banner>
          </div>
        )}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            {buttonWords(read.decided, money)}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

function buttonWords(decided: DecidedRefund | undefined, money: (cents: number) => string): string {
  if (decided === undefined) return 'Refund'
  return decided.amountCents === 0 ? 'Take back' : `Refund ${money(decided.amountCents)}`
}

function taxNote(decided: DecidedRefund | undefined, money: (cents: number) => string): string {
  if (decided === undefined || decided.taxCents === 0) return ''
  return ` ${money(decided.taxCents)} of it is tax.`
}
