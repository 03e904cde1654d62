import { million, mulDiv, split } from '../../ground/money/shares.ts'

/** What a coupon is about: all goods, those of some products, or those of some categories. */
export type CouponScope =
  | { readonly kind: 'products'; readonly itemIds: readonly string[] }
  | { readonly kind: 'categories'; readonly categoryIds: readonly string[] }
  | { readonly kind: 'order' }

export type Coupon = {
  readonly id: string
  readonly scope: CouponScope
  readonly reduces:
    | { readonly kind: 'percentage'; readonly ppm: number }
    | { readonly kind: 'amount'; readonly cents: number }
    | { readonly kind: 'shipping' }
  /** Whether it goes together with another one that says so too. */
  readonly combines: boolean
  /** Of the goods that it is about, before any discount; minor units. */
  readonly minimumCents: number
  /** As many pieces of them at least; absent or null: any number. */
  readonly minimumPieces?: number | null | undefined
  /** Epoch milliseconds; of two that are alike the older one counts first. */
  readonly createdAt: number
  /** What shoppers read of one that applies by itself; absent: they type its code. */
  readonly title?: string | undefined
}

/** Why a coupon reduces nothing. */
export type CouponProblem =
  | 'nothing-eligible'
  | 'below-minimum'
  | 'below-pieces'
  | 'does-not-combine'

/** A line as coupons see it. Gift cards and donations are never reduced. */
export type DiscountableLine = {
  readonly kind: 'goods' | 'gift-card' | 'donation'
  readonly itemId: string
  readonly categoryIds: readonly string[]
  readonly subtotalCents: number
  readonly quantity: number
}

export type Discounts = {
  /** For each line what each coupon takes off it. */
  readonly ofLines: readonly (readonly Discount[])[]
  /** The coupon that makes shipping free. */
  readonly freeShipping: string | null
  readonly invalid: readonly { readonly id: string; readonly why: CouponProblem }[]
}
export type Discount = { readonly couponId: string; readonly cents: number }

/** What has been taken off so far. */
type Taking = {
  readonly rests: number[]
  readonly ofLines: Discount[][]
  freeShipping: string | null
  /** Those that took something off. */
  readonly applied: Coupon[]
}

/**
 * Takes coupons off what is left of the lines that each is about: those of products first, then of
 * categories, then of the order; percentages before amounts, older ones before newer. Each makes one
 * figure, rounded once, which is split over its lines.
 * @param hasShipping whether something is sent, for coupons that make that free
 */
export function applyCoupons(
  lines: readonly DiscountableLine[],
  coupons: readonly Coupon[],
  hasShipping: boolean,
): Discounts {
  const taking: Taking = {
    rests: lines.map((line) => line.subtotalCents),
    ofLines: lines.map(() => []),
    freeShipping: null,
    applied: [],
  }
  const invalid: { id: string; why: CouponProblem }[] = []
  for (const coupon of coupons.toSorted(byTurn)) {
    const eligible = eligibleLines(lines, coupon.scope)
    const why =
      problemOf(coupon, lines, eligible) ??
      (coupon.reduces.kind === 'shipping'
        ? takeShipping(taking, coupon, hasShipping)
        : takeOff(taking, coupon, eligible))
    if (why === undefined) taking.applied.push(coupon)
    else invalid.push({ id: coupon.id, why })
  }
  const { ofLines, freeShipping } = taking
  return { ofLines, freeShipping, invalid }
}

const scopes: readonly CouponScope['kind'][] = ['products', 'categories', 'order']
const kinds: readonly Coupon['reduces']['kind'][] = ['percentage', 'amount', 'shipping']

function byTurn(one: Coupon, other: Coupon): number {
  return (
    scopes.indexOf(one.scope.kind) - scopes.indexOf(other.scope.kind) ||
    kinds.indexOf(one.reduces.kind) - kinds.indexOf(other.reduces.kind) ||
    one.createdAt - other.createdAt ||
    (one.id < other.id ? -1 : 1)
  )
}

/** Places of the lines that a coupon is about. */
function eligibleLines(lines: readonly DiscountableLine[], scope: CouponScope): number[] {
  return lines.flatMap((line, place) => (isAbout(scope, line) ? [place] : []))
}

function isAbout(scope: CouponScope, line: DiscountableLine): boolean {
  if (line.kind !== 'goods') return false
  if (scope.kind === 'products') return scope.itemIds.includes(line.itemId)
  if (scope.kind === 'order') return true
  return line.categoryIds.some((id) => scope.categoryIds.includes(id))
}

function problemOf(
  coupon: Coupon,
  lines: readonly DiscountableLine[],
  eligible: readonly number[],
): CouponProblem | undefined {
  if (eligible.length === 0) return 'nothing-eligible'
  const subtotals = lines.map((line) => line.subtotalCents)
  if (sumAt(subtotals, eligible) < coupon.minimumCents) return 'below-minimum'
  const pieces = lines.map((line) => line.quantity)
  return sumAt(pieces, eligible) < (coupon.minimumPieces ?? 0) ? 'below-pieces' : undefined
}

function takeShipping(
  taking: Taking,
  coupon: Coupon,
  hasShipping: boolean,
): CouponProblem | undefined {
  if (!hasShipping || taking.freeShipping !== null) return 'nothing-eligible'
  if (!goesWith(coupon, taking.applied)) return 'does-not-combine'
  taking.freeShipping = coupon.id
  return undefined
}

function takeOff(
  { rests, ofLines, applied }: Taking,
  coupon: Coupon,
  eligible: readonly number[],
): CouponProblem | undefined {
  const rest = sumAt(rests, eligible)
  if (rest === 0) return 'nothing-eligible'
  const before = new Set(eligible.flatMap((at) => ofLines[at]?.map((one) => one.couponId) ?? []))
  // one that frees shipping is about the whole order
  const others = applied.filter(({ id, reduces }) => before.has(id) || reduces.kind === 'shipping')
  if (!goesWith(coupon, others)) return 'does-not-combine'
  const parts = split(
    figureOf(coupon, rest),
    eligible.map((at) => rests[at] ?? 0),
  )
  for (const [index, at] of eligible.entries()) {
    const cents = parts[index] ?? 0
    if (cents === 0) continue
    rests[at] = (rests[at] ?? 0) - cents
    ofLines[at]?.push({ couponId: coupon.id, cents })
  }
  return undefined
}

function goesWith(coupon: Coupon, others: readonly Coupon[]): boolean {
  return others.length === 0 || [coupon, ...others].every((one) => one.combines)
}

function figureOf({ reduces }: Coupon, rest: number): number {
  if (reduces.kind === 'percentage') return Math.min(rest, mulDiv(rest, reduces.ppm, million))
  return reduces.kind === 'amount' ? Math.min(rest, reduces.cents) : 0
}

function sumAt(values: readonly number[], places: readonly number[]): number {
  return places.reduce((sum, at) => sum + (values[at] ?? 0), 0)
}
