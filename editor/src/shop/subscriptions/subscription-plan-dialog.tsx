import { useState, type FormEvent } from 'react'
import {
  mostCycles,
  mostOfUnit,
  type PeriodUnit,
  type SubscriptionPlan,
} from '@vitrine/rules/shop/products/subscription-plan.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { SelectField } from '../../ground/controls/select-field.tsx'
import { TextField } from '../../ground/controls/text-field.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import styles from '../orders/order-dialogs.module.css'

const units = [
  { id: 'WEEK', name: 'Weeks' },
  { id: 'MONTH', name: 'Months' },
  { id: 'YEAR', name: 'Years' },
] as const satisfies readonly { readonly id: PeriodUnit; readonly name: string }[]

type Typed = {
  readonly sold: 'once' | 'again'
  readonly every: string
  readonly unit: PeriodUnit
  /** Empty: it has no end. */
  readonly cycles: string
}

function typedPlan(plan: SubscriptionPlan | null): Typed {
  if (plan === null) return { sold: 'once', every: '1', unit: 'MONTH', cycles: '' }
  const { every, unit, cycles } = plan
  return { sold: 'again', every: String(every), unit, cycles: cycles === 0 ? '' : String(cycles) }
}

/** What is typed as a plan, or the sentence of what is wrong with it. */
function readPlan({ sold, every, unit, cycles }: Typed): SubscriptionPlan | null | string {
  if (sold === 'once') return null
  const [period, times] = [Number(every), cycles.trim() === '' ? 0 : Number(cycles)]
  if (!Number.isInteger(period) || period < 1 || period > mostOfUnit[unit]) {
    const name = units.find(({ id }) => id === unit)?.name.toLowerCase() ?? ''
    return `Please enter how many ${name} lie between two payments, from 1 to ${mostOfUnit[unit]}.`
  }
  if (!Number.isInteger(times) || times < 0 || times === 1 || times > mostCycles) {
    return `Please enter after how many payments it ends, from 2 to ${mostCycles}, or nothing.`
  }
  return { every: period, unit, cycles: times }
}

/** Asks whether a product is paid once or again and again, and how often. */
export function SubscriptionPlanDialog(props: {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
  readonly onClose: () => void
}) {
  const { siteId, itemId, onClose } = props
  const [seen] = useState(props.product.subscription ?? null)
  const [typed, setTyped] = useState(() => typedPlan(seen))
  const question = useQuestion(async () => {
    const plan = readPlan(typed)
    if (typeof plan === 'string') return plan
    const done = await performAction(
      siteId,
      { action: 'set-subscription-plan', input: { itemId, plan, seen } },
      { notice: plan === null ? 'It is paid once.' : 'It is sold as a subscription.' },
    )
    return refusalOf(done)
  }, onClose)
  const type = question.typing(setTyped)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    question.submit()
  }
  return (
    <AskingDialog
      title="Sell as a subscription"
      isTyped={JSON.stringify(typed) !== JSON.stringify(typedPlan(seen))}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <RadioCards
          label="How it is paid"
          value={typed.sold}
          onChange={(sold) => type({ ...typed, sold })}
          options={[
            { id: 'once', name: 'Once', hint: 'It goes into the cart, like all else.' },
            {
              id: 'again',
              name: 'Again and again',
              hint: 'Each payment makes an order, until the subscription ends.',
            },
          ]}
        />
        {typed.sold === 'again' && <PeriodFields typed={typed} onChange={type} />}
        {question.error !== undefined && <p role="alert">{question.error}</p>}
        <DialogActions>
          <CancelButton isDisabled={question.isPending} />
          <Button type="submit" kind="primary" isPending={question.isPending}>
            Save
          </Button>
        </DialogActions>
      </form>
    </AskingDialog>
  )
}

function PeriodFields({
  typed,
  onChange,
}: {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
}) {
  return (
    <>
      <TextField
        label="Every"
        inputMode="numeric"
        value={typed.every}
        onChange={(every) => onChange({ ...typed, every })}
      />
      <SelectField
        label="Weeks, months or years"
        options={units}
        value={typed.unit}
        onChange={(unit) => onChange({ ...typed, unit })}
      />
      <TextField
        label="Ends after so many payments"
        inputMode="numeric"
        placeholder="Never"
        hint="Left empty, it goes on until somebody cancels it. Who has subscribed already keeps what they have agreed to."
        value={typed.cycles}
        onChange={(cycles) => onChange({ ...typed, cycles })}
      />
    </>
  )
}
