import { useState } from 'react'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import { Button } from '../../ground/controls/button.tsx'
import { planWords } from './plan-words.ts'
import { SubscriptionPlanDialog } from './subscription-plan-dialog.tsx'

/** How often a product is paid, which is asked of all but gift cards. */
export function PlanButton(props: {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
}) {
  const [isOpen, setOpen] = useState(false)
  const plan = props.product.subscription ?? null
  if (plan === null && props.product.productType === ProductType.giftCard) return null
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {plan === null ? 'Sell as a subscription' : `Subscription: ${planWords(plan)}`}
      </Button>
      {isOpen && <SubscriptionPlanDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
