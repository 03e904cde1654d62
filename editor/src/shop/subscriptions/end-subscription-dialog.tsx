import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { readTypedAmount } from '@vitrine/rules/ground/money/typed-amount.ts'
import { restOf } from '@vitrine/rules/shop/orders/decide-refund.ts'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import {
  subscriptionsApi,
  type EndWithRefundBody,
  type SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { whileSaving } from '../../ground/changes/save-state.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { Banner, Skeleton } from '../../ground/controls/states.tsx'
import { SwitchField } from '../../ground/controls/switch-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { showNotice } from '../../ground/controls/toasts.tsx'
import { useQuestion } from '../../ground/controls/use-question.ts'
import { call } from '../../ground/http/send-request.ts'
import { exampleAmount } from '../../ground/money/amount.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import { orderQuery, useReadOrdersAgain } from '../orders/order-query.ts'
import { useKeepSubscription } from './subscriptions-query.ts'
import dialogs from '../orders/order-dialogs.module.css'

type DialogProps = {
  readonly siteId: string
  readonly subscription: SubscriptionReply
  readonly settings: SiteSettings
  readonly onClose: () => void
}

/** Asks whether a subscription ends at once, and what of its last payment goes back. */
export function EndSubscriptionDialog(props: DialogProps) {
  const { siteId, subscription } = props
  const paid = subscription.cycles.find(({ state }) => state === 'paid')?.orderId ?? ''
  const order = useQuery({ ...orderQuery(siteId, paid), enabled: paid !== '' })
  if (paid !== '' && order.isPending) {
    return (
      <AskingDialog
        title={titleOf(subscription)}
        isTyped={false}
        isBusy={false}
        onClose={props.onClose}
      >
        <Skeleton rows={3} />
      </AskingDialog>
    )
  }
  return <EndForm {...props} order={order.data} />
}

function titleOf({ isDonation }: SubscriptionReply): string {
  return isDonation ? 'End this donation now?' : 'End this subscription now?'
}

type Typed = {
  readonly back: 'nothing' | 'all' | 'amount'
  readonly amount: string
  readonly restock: boolean
}

/** @param props.order its last payment; absent: there is none, or it cannot be read */
function EndForm(props: DialogProps & { readonly order: OrderWithEvents | undefined }) {
  const { siteId, subscription, settings, order, onClose } = props
  const [typed, setTyped] = useState<Typed>({ back: 'nothing', amount: '', restock: false })
  const style = useAmountStyle(settings)
  const writeMoney = useMoney(siteId)
  const money = (cents: number): string => writeMoney?.(cents, subscription.total.currency) ?? ''
  const restCents = order === undefined ? 0 : restOf(order.refundable)
  const end = useEnd(siteId, subscription)
  const question = useQuestion(async () => {
    if (order === undefined || typed.back === 'nothing') return end(undefined)
    const cents = typed.back === 'all' ? restCents : readTypedAmount(typed.amount, style)
    if (cents === undefined || cents < 1 || cents > restCents) {
      return `Please enter an amount up to ${money(restCents)}, such as ${exampleAmount(style)}.`
    }
    const amountCents = typed.back === 'all' ? null : cents
    return end({ orderId: order.id, restCents, amountCents, restock: typed.restock })
  }, onClose)
  const type = question.typing((more: Partial<Typed>) => setTyped({ ...typed, ...more }))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title={titleOf(subscription)}
      width="wide"
      isTyped={typed.amount !== ''}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={dialogs['form']} noValidate onSubmit={submit}>
        <p>
          It cannot be brought back.{' '}
          {subscription.isDonation ? 'Who gives' : 'Whoever has subscribed'} is told by one mail
          that it has ended, and what goes back to them.
        </p>
        {order !== undefined && restCents > 0 && (
          <WhatGoesBack
            order={order}
            name={subscription.isDonation ? 'donation' : 'order'}
            rest={money(restCents)}
            typed={typed}
            onType={type}
          />
        )}
        {question.error !== undefined && (
          <Banner tone="danger" role="alert">
            {question.error}
          </Banner>
        )}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="danger" isPending={question.isPending}>
            {typed.back === 'nothing' ? 'End it now' : 'End it and refund'}
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

function WhatGoesBack(props: {
  readonly order: OrderWithEvents
  /** What its last payment is called. */
  readonly name: 'order' | 'donation'
  readonly rest: string
  readonly typed: Typed
  readonly onType: (typed: Partial<Typed>) => void
}) {
  const { order, name, rest, typed, onType } = props
  return (
    <>
      <RadioCards
        label={`What goes back of the last payment, ${name} ${order.orderNumber}`}
        value={typed.back}
        onChange={(back) => onType({ back })}
        options={[
          { id: 'nothing', name: 'Nothing', hint: 'What was paid stays paid.' },
          { id: 'all', name: `All of it, ${rest}`, hint: 'What of it has not gone back before.' },
          { id: 'amount', name: 'An amount', hint: 'Such as for the rest of the time.' },
        ]}
      />
      {typed.back === 'amount' && (
        <TextField
          label="Amount"
          hint={`Up to ${rest}.`}
          inputMode="decimal"
          autoComplete="off"
          value={typed.amount}
          onChange={(amount) => onType({ amount })}
        />
      )}
      {typed.back !== 'nothing' && name === 'order' && order.status !== 'cancelled' && (
        <SwitchField isSelected={typed.restock} onChange={(restock) => onType({ restock })}>
          Put what was ordered back into stock
        </SwitchField>
      )}
      {order.testMode && (
        <p className={dialogs['note']}>
          It was a test payment: no money was taken, so none moves. All else happens as it would.
        </p>
      )}
    </>
  )
}

/** @returns what went wrong, if anything did */
function useEnd(siteId: string, { id: subscriptionId }: SubscriptionReply) {
  const keep = useKeepSubscription(siteId)
  const readOrdersAgain = useReadOrdersAgain(siteId)
  const params = { siteId, subscriptionId }
  return async (refund: EndWithRefundBody | undefined): Promise<string | undefined> => {
    try {
      const one = await whileSaving(() =>
        refund === undefined
          ? call(subscriptionsApi.change, { params, body: { wish: 'end' } })
          : call(subscriptionsApi.end, { params, body: refund }),
      )
      showNotice({
        message: refund === undefined ? 'It has ended.' : 'It has ended, and the money goes back.',
      })
      await keep(one)
      if (refund !== undefined) await readOrdersAgain()
      return undefined
    } catch (error) {
      // somebody has given something back, or it was charged meanwhile
      await readOrdersAgain()
      return error instanceof Error ? error.message : String(error)
    }
  }
}
