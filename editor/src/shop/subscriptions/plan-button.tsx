import { useState } from 'react'
import { isSoldOnce, plansOf } from '@vitrine/rules/shop/products/offered-plans.ts'
import { ProductType, type Product } from '@vitrine/rules/shop/products/product.ts'
import type { SiteSettings } from '@vitrine/rules/site/sites/site-settings.ts'
import { Button } from '../../ground/controls/button.tsx'
import { planWords } from './plan-words.ts'
import { SubscriptionPlanDialog } from './subscription-plan-dialog.tsx'

/** How often a product is paid, which is asked of all but gift cards. */
export function PlanButton(props: {
  readonly siteId: string
  readonly itemId: string
  readonly product: Product
  readonly settings: SiteSettings
}) {
  const [isOpen, setOpen] = useState(false)
  const { product } = props
  if (plansOf(product).length === 0 && product.productType === ProductType.giftCard) return null
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {buttonWords(product)}
      </Button>
      {isOpen && <SubscriptionPlanDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function buttonWords(product: Product): string {
  const [first, ...others] = plansOf(product)
  if (first === undefined) return 'Sell as a subscription'
  const further = others.length === 0 ? '' : ` and ${others.length} more`
  const words = `${planWords(first)}${further}`
  return isSoldOnce(product) ? `Once, or ${words}` : `Subscription: ${words}`
}
