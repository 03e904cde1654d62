import { Plus } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { purchasePriceCents } from '@vitrine/rules/shop/products/availability.ts'
import { centsByPlan, mostPlans } from '@vitrine/rules/shop/products/offered-plans.ts'
import type { Product } from '@vitrine/rules/shop/products/product.ts'
import {
  saleOf,
  type SaleOfProduct,
} from '@vitrine/rules/shop/subscriptions/subscription-plan-actions.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { AskingDialog } from '../../ground/changes/asking-dialog.tsx'
import { performAction } from '../../ground/changes/perform-action.ts'
import { Button } from '../../ground/controls/button.tsx'
import { CancelButton, DialogActions } from '../../ground/controls/dialog.tsx'
import { RadioCards } from '../../ground/controls/radio-cards.tsx'
import { refusalOf, useQuestion } from '../../ground/controls/use-question.ts'
import { useMoney } from '../../ground/money/use-money.ts'
import { useAmountStyle } from '../../site/sites/use-amount-style.ts'
import styles from '../orders/order-dialogs.module.css'
import { newPlan, readSale, typedSale, type TypedPlan, type TypedSale } from './plan-draft.ts'
import { PlanFields } from './plan-fields.tsx'
import planStyles from './plan-fields.module.css'

const ways = [
  { id: 'once', name: 'Once', hint: 'It goes into the cart, like all else.' },
  {
    id: 'again',
    name: 'Again and again',
    hint: 'Each payment makes an order, until the subscription ends.',
  },
  { id: 'both', name: 'Both', hint: 'Whoever buys chooses on its page.' },
] as const

type DialogProps = {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
  readonly settings: SiteSettings
  readonly onClose: () => void
}

/** Asks whether a product is paid once, again and again, or both, and by which plans. */
export function SubscriptionPlanDialog(props: DialogProps) {
  const { siteId, itemId, product, settings, onClose } = props
  const style = useAmountStyle(settings)
  const [seen] = useState(() => saleOf(product))
  const [began] = useState(() => typedSale(seen, style))
  const [typed, setTyped] = useState(began)
  const question = useQuestion(async () => {
    const sale = readSale(typed)
    if (typeof sale === 'string') return sale
    const done = await performAction(
      siteId,
      { action: 'set-subscription-plan', input: { itemId, ...sale, seen } },
      { notice: noticeOf(sale) },
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
      title="How it is sold"
      width="wide"
      isTyped={JSON.stringify(typed) !== JSON.stringify(began)}
      isBusy={question.isPending}
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <RadioCards
          label="How it is paid"
          value={typed.sold}
          onChange={(sold) => type({ ...typed, sold })}
          options={ways}
        />
        {typed.sold !== 'once' && (
          <Plans
            siteId={siteId}
            product={product}
            settings={settings}
            typed={typed}
            onType={type}
          />
        )}
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

function noticeOf({ plans, isSoldOnce }: SaleOfProduct): string {
  if (plans.length === 0) return 'It is paid once.'
  return isSoldOnce ? 'It is sold once and as a subscription.' : 'It is sold as a subscription.'
}

/** The plans in the order in which they are offered. */
function Plans(props: {
  readonly siteId: string
  readonly product: Product
  readonly settings: SiteSettings
  readonly typed: TypedSale
  readonly onType: (typed: TypedSale) => void
}) {
  const { siteId, product, settings, typed, onType } = props
  const { plans } = typed
  const money = useMoney(siteId)
  const write = (cents: number): string => money?.(cents, settings.currency) ?? ''
  const put = (next: readonly TypedPlan[]): void => onType({ ...typed, plans: next })
  return (
    <>
      {plans.map((plan, place) => (
        <PlanFields
          key={plan.key}
          name={plans.length === 1 ? 'Plan' : `Plan ${place + 1}`}
          plan={plan}
          price={priceWords(product, plan, write)}
          onChange={(next) => put(plans.with(place, next))}
          onMoveUp={
            place === 0
              ? undefined
              : () => put(plans.toSpliced(place, 1).toSpliced(place - 1, 0, plan))
          }
          onRemove={plans.length === 1 ? undefined : () => put(plans.toSpliced(place, 1))}
        />
      ))}
      <div className={planStyles['add']}>
        <Button
          size="small"
          icon={<Plus size={16} aria-hidden />}
          isDisabled={plans.length >= mostPlans}
          onPress={() => put([...plans, newPlan(plans)])}
        >
          Add a plan
        </Button>
        <p className={styles['note']}>
          {plans.length >= mostPlans
            ? `A product has at most ${mostPlans} plans.`
            : 'The first one is told in lists. Who has subscribed already keeps what they have agreed to.'}
        </p>
      </div>
    </>
  )
}

/** What the cheapest variant comes to where something is saved. */
function priceWords(
  { variants }: Product,
  plan: TypedPlan,
  write: (cents: number) => string,
): string {
  const read = readSale({ sold: 'again', plans: [plan] })
  const [one] = typeof read === 'string' ? [] : read.plans
  if (one === undefined || one.savingPerMille === 0 || variants.length === 0) return ''
  const lowest = Math.min(...variants.map(purchasePriceCents))
  const from = variants.length === 1 ? '' : 'From '
  return `${from}${write(centsByPlan(lowest, one))} instead of ${write(lowest)} each time.`
}
