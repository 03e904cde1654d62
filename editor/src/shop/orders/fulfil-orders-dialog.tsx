import { useState, type FormEvent } from 'react'
import type { OrderLine } from '@vitrine/rules/shop/orders/orders-api.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { useSite } from '../../site/sites/use-site.ts'
import { fulfilOrders, takeOrdersBack, type ManyFulfilled } from './fulfil-orders.ts'
import { useReadOrdersAgain } from './order-query.ts'
import { TellCustomerSwitch } from './tell-customer-switch.tsx'
import styles from './order-dialogs.module.css'

/** Asks whether those who bought are told, before several orders are marked as sent or as ready. */
export function FulfilOrdersDialog(props: {
  /** Those that wait. */
  readonly orders: readonly OrderLine[]
  readonly onClose: () => void
}) {
  const { onClose } = props
  // a list that is read again meanwhile changes nothing of what was asked
  const [orders] = useState(props.orders)
  const [tellsCustomer, setTellsCustomer] = useState(true)
  const fulfil = useFulfilOrders()
  const question = useQuestion(async () => {
    await fulfil(orders, tellsCustomer)
    return undefined
  }, onClose)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  const fetched = orders.filter(({ pickup }) => pickup !== null).length
  return (
    <AskingDialog
      title={orders.length === 1 ? 'Mark 1 order' : `Mark ${orders.length} orders`}
      isTyped={false}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <p>{sentenceOf(orders.length - fetched, fetched)}</p>
        <TellCustomerSwitch
          who={orders.length === 1 ? 'the customer' : 'the customers'}
          isSelected={tellsCustomer}
          onChange={setTellsCustomer}
        />
        <DialogActions>
          <CancelButton />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            {fetched === orders.length ? 'Mark as ready' : 'Mark as fulfilled'}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

/** What becomes of them. A tracking number is a parcel's own, and is typed at its order. */
function sentenceOf(sent: number, fetched: number): string {
  const ofSent = `All that is left of ${countOf(sent)} is marked as sent, without a tracking number.`
  const ofFetched = `${countOf(fetched)} to pick up ${fetched === 1 ? 'is' : 'are'} marked as ready.`
  return [sent > 0 && ofSent, fetched > 0 && ofFetched].filter(Boolean).join(' ')
}

function countOf(orders: number): string {
  return orders === 1 ? '1 order' : `${orders} orders`
}

/** What is picked up is ready, and not sent. */
function wordOf(orders: readonly Pick<OrderLine, 'pickup'>[]): string {
  return orders.every(({ pickup }) => pickup !== null) ? 'ready' : 'fulfilled'
}

function useFulfilOrders() {
  const { siteId } = useSite()
  const readAgain = useReadOrdersAgain(siteId)
  const takeBack = (done: ManyFulfilled['done']): void => {
    takeOrdersBack(siteId, done)
      .then(() => showNotice({ message: `${countOf(done.length)} marked as not ${wordOf(done)}.` }))
      .catch((error: unknown) => {
        showNotice({ message: error instanceof Error ? error.message : '', isError: true })
      })
      .finally(() => void readAgain())
  }
  return async (orders: readonly OrderLine[], tellsCustomer: boolean): Promise<void> => {
    const { done, refused } = await fulfilOrders(siteId, orders, tellsCustomer)
    await readAgain()
    if (done.length > 0) {
      showNotice({
        message: `${countOf(done.length)} marked as ${wordOf(done)}.`,
        action: { name: 'Undo', run: () => takeBack(done), isOnlyWayBack: true },
      })
    }
    if (refused.length > 0) showNotice({ message: refused.join(' '), isError: true })
  }
}
