import type {} from '../../site/content/content-item.ts'
import type { TaxClass } from '../../site/sites/tax-settings.ts'
import type { NoWithdrawal } from './no-withdrawal.ts'
import type { SoldFile } from './sold-file.ts'
import type { StoredPlan } from './subscription-plan.ts'
import type { ContentUnit } from './unit-price.ts'
import type { Measures } from './variant-measures.ts'

/** Product types and their wire numbers (spec §3). */
export const ProductType = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const
export type ProductType = (typeof ProductType)[keyof typeof ProductType]

/**
 * A purchasable combination of option values. Its stock is a fact of its own (`stock/stock.ts`),
 * not part of the document. Prices are minor units of the site's currency.
 */
export type Variant = Measures & {
  readonly id: string
  readonly sku: string
  /** Option name to chosen value, such as `{ Size: 'M', Glaze: 'Moss' }`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly priceCents: number
  readonly salePriceCents: number
  readonly onSale: boolean
  /** Picture shown when this variant is chosen. */
  readonly assetId: string | null
}

export type Product = {
  readonly productType: ProductType
  /** Option names in the order of their selectors. */
  readonly variantOptionOrdering: readonly string[]
  readonly variants: readonly Variant[]
  readonly customAddButtonText: string | null
  /** What marks it once it is sold out; absent or empty: what the shop says. */
  readonly soldOutText?: string
  /** So many left, or fewer, and visitors are told how many; absent or 0: they never are. */
  readonly lowStockAt?: number
  /** What they are told, with `{qtyInStock}` for the count; absent or empty: what the shop says. */
  readonly lowStockText?: string
  /** The form that shoppers answer before it goes into the cart; absent or empty: none. */
  readonly additionalFieldsFormId?: string
  /** Short facts under the price, such as size and material; HTML, sanitised when saved. */
  readonly details: string
  /** Absent: `standard`. */
  readonly taxClass?: TaxClass
  /** What the contents of its variants are measured in; absent: `none`, and no price of a unit is said. */
  readonly contentUnit?: ContentUnit
  /** What a digital product is, in the order in which it is listed; absent: none. */
  readonly files?: readonly SoldFile[]
  /** By how many days it takes longer to be sent, as it is made to order; absent or 0: by none. */
  readonly extraDays?: number
  /** Why nobody can withdraw from it; absent: `none`. */
  readonly noWithdrawal?: NoWithdrawal
  /** Of a membership that is sold once: for how many months; absent or 0: for ever. */
  readonly accessMonths?: number
  /** It is paid again and again, by this plan first; absent or null: once. See `plansOf`. */
  readonly subscription?: StoredPlan | null
  /** Plans beside the first; absent: none. */
  readonly furtherPlans?: readonly StoredPlan[]
  /** Of one with plans: it is sold once as well. */
  readonly isSoldOnceToo?: boolean
}

/** The shop's part of an item. */
declare module '../../site/content/content-item.ts' {
  interface ContentItem {
    /** Present exactly when `recordType` is `storeItem`. */
    readonly product: Product | null
  }
}
