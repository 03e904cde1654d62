import type {
  DocumentBodies,
  DocumentEdit,
  DocumentReader,
} from '../../ground/documents/document.ts'
import { currencyOf } from '../../ground/money/currency.ts'
import { moneyRefusal } from '../../ground/money/money-messages.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import type { ShippingWay, SiteSettings, WeightPrices } from './site-settings.ts'

/** The shop's part of an item. */
type Product = NonNullable<DocumentBodies['item']['product']>
type Variant = Product['variants'][number]
type Coupon = DocumentBodies['coupon']

/** How an amount that has too many decimals for the new currency becomes a whole one. */
type Rounding = 'up' | 'down'

/**
 * What stands when a shop takes another currency: prices, shipping and discounts keep the figure that
 * the owner typed, so 48.00 USD becomes 48.00 EUR and 48 JPY. No exchange rate is known here.
 * @returns the settings, products and discounts that change, or why an amount would be too large
 */
export function inOtherCurrency(
  documents: DocumentReader,
  settings: SiteSettings,
  currency: string,
): { readonly settings: SiteSettings; readonly edits: readonly DocumentEdit[] } | Refused {
  const convert = converter(settings.currency, currency)
  const shipping = settings.store.shipping
  const priceCents = convert(shipping.priceCents, 'up')
  const freeFrom = shipping.freeFromCents ?? null
  const freeFromCents = freeFrom === null ? null : convert(freeFrom, 'up')
  const moreShipping = settings.store.moreShipping?.map((way) => inOther(way, convert))
  const weightSteps = convertedSteps(shipping, convert)
  const ofShipping = [
    ...amountsOfSteps({ weightSteps }),
    ...(moreShipping ?? []).flatMap((way) => [
      way.priceCents,
      way.freeFromCents ?? 0,
      ...amountsOfSteps(way),
    ]),
  ]
  const edits: DocumentEdit[] = documents.list('item').flatMap(({ id, body }) => {
    if (body.product === null) return []
    const product = convertedProduct(body.product, convert)
    return [{ kind: 'item', id, after: { ...body, product } }]
  })
  const amounts = edits.flatMap(({ after }) => amountsOf(after as { product: Product }))
  const coupons = documents.list('coupon').map(({ id, body }) => {
    return { id, after: convertedCoupon(body, convert) }
  })
  const ofCoupons = coupons.flatMap(({ after }) => amountsOfCoupon(after))
  const all = [priceCents, freeFromCents ?? 0, ...ofShipping, ...amounts, ...ofCoupons]
  if (!all.every(Number.isSafeInteger)) {
    return refuse(moneyRefusal('amount-too-large'))
  }
  edits.push(...coupons.map((one) => ({ kind: 'coupon' as const, ...one })))
  const store = {
    ...settings.store,
    shipping: {
      ...shipping,
      priceCents,
      freeFromCents,
      ...(weightSteps !== undefined && { weightSteps }),
    },
    ...(moreShipping !== undefined && { moreShipping }),
  }
  return { settings: { ...settings, currency, store }, edits }
}

/** Whether amounts are stored in other units then, so that every product has to be read. */
export function changesUnits(before: string, after: string): boolean {
  return currencyOf(before).fractionDigits !== currencyOf(after).fractionDigits
}

function converter(before: string, after: string): (cents: number, rounding: Rounding) => number {
  const steps = currencyOf(after).fractionDigits - currencyOf(before).fractionDigits
  if (steps === 0) return (cents) => cents
  if (steps > 0) return (cents) => cents * 10 ** steps
  const round = { up: Math.ceil, down: Math.floor }
  return (cents, rounding) => round[rounding](cents / 10 ** -steps)
}

/**
 * A sale price rounds the other way, so that it stays below the price. One of which nothing would be
 * left is a sale no more: nobody meant to give the product away.
 */
function convertedProduct(product: Product, convert: ReturnType<typeof converter>): Product {
  const variants: Variant[] = product.variants.map((one) => {
    const salePriceCents = convert(one.salePriceCents, 'down')
    const onSale = one.onSale && (salePriceCents > 0 || one.salePriceCents === 0)
    return { ...one, priceCents: convert(one.priceCents, 'up'), salePriceCents, onSale }
  })
  return { ...product, variants }
}

function inOther(way: ShippingWay, convert: ReturnType<typeof converter>): ShippingWay {
  const { priceCents, freeFromCents } = way
  const weightSteps = convertedSteps(way, convert)
  return {
    ...way,
    ...(weightSteps !== undefined && { weightSteps }),
    priceCents: convert(priceCents, 'up'),
    freeFromCents: freeFromCents === null ? null : convert(freeFromCents, 'up'),
  }
}

function convertedSteps(
  { weightSteps }: WeightPrices,
  convert: ReturnType<typeof converter>,
): WeightPrices['weightSteps'] {
  return weightSteps?.map((step) => ({ ...step, priceCents: convert(step.priceCents, 'up') }))
}

function amountsOfSteps({ weightSteps = [] }: WeightPrices): number[] {
  return weightSteps.map((step) => step.priceCents)
}

/** A minimum rounds up, and what is taken off down, but to no less than the least amount. */
function convertedCoupon(coupon: Coupon, convert: ReturnType<typeof converter>): Coupon {
  const { reduces } = coupon
  return {
    ...coupon,
    minimumCents: convert(coupon.minimumCents, 'up'),
    reduces:
      reduces.kind === 'amount'
        ? { ...reduces, cents: Math.max(1, convert(reduces.cents, 'down')) }
        : reduces,
  }
}

function amountsOfCoupon({ minimumCents, reduces }: Coupon): number[] {
  return [minimumCents, reduces.kind === 'amount' ? reduces.cents : 0]
}

function amountsOf({ product }: { readonly product: Product }): number[] {
  return product.variants.flatMap(({ priceCents, salePriceCents }) => [priceCents, salePriceCents])
}
