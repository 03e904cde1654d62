import { ok, type Result } from '../../ground/refusals/result.ts'
import type { Coupon, CouponProblem } from './apply-coupons.ts'
import { priceOrder, type OrderToPrice, type PricedOrder } from './price-order.ts'

/** Why a coupon that was typed is not among those that count. */
export type ChoiceProblem =
  | CouponProblem
  /** The order would cost as much with it, or more. */
  | 'takes-nothing'
  /** Without it the order costs as little, or less, by discounts that apply by themselves. */
  | 'better-discount'

/** An order priced with those of its coupons by which it costs least. */
export type OrderAtBest = Omit<PricedOrder, 'invalidCoupons'> & {
  /** Those that were typed and do not count. */
  readonly invalidCoupons: readonly { readonly id: string; readonly why: ChoiceProblem }[]
}

/** Prices an order with some of its coupons; the same ones are priced once. */
type Price = (coupons: readonly Coupon[]) => Result<PricedOrder>

/** Coupons that go together, and the order with them. */
type Plan = { readonly coupons: readonly Coupon[]; readonly order: PricedOrder }

/**
 * Prices an order with those of its coupons that take most off its total (docs/decisions/0098). Each
 * choice of typed ones is tried with the automatic ones that go together with it, the best of these
 * first; where two come to the same, the one with fewer typed coupons and older automatic ones counts.
 * So no typed coupon makes an order dearer, and it does not matter in which order they come.
 * @returns refused where no number holds a total
 */
export function priceAtBest(order: OrderToPrice): Result<OrderAtBest> {
  if (order.coupons.length === 0) return priceOrder(order)
  const price = priceOnce(order)
  const bare = price([])
  if (!bare.ok) return bare
  const coupons = order.coupons.toSorted(byAge)
  const typed = coupons.filter(({ title }) => title === undefined)
  const isOfUse = (coupon: Coupon): boolean => goesTogether(price([coupon]))
  const automatic = coupons
    .filter((coupon) => coupon.title !== undefined && isOfUse(coupon))
    .toSorted((one, other) => totalOf(price([one])) - totalOf(price([other])))
  let best: Plan = { coupons: [], order: bare.value }
  for (const chosen of choicesOf(typed.filter(isOfUse))) {
    const plan = planWith(chosen, automatic, price)
    if (plan !== undefined && isCheaper(plan, best)) best = plan
  }
  const invalidCoupons = typed
    .filter((coupon) => !best.coupons.includes(coupon))
    .map((coupon) => ({ id: coupon.id, why: whyNot(coupon, best, price) }))
  return ok({ ...best.order, invalidCoupons })
}

function byAge(one: Coupon, other: Coupon): number {
  return one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)
}

function priceOnce(order: OrderToPrice): Price {
  const known = new Map<string, Result<PricedOrder>>()
  return (coupons) => {
    const key = coupons
      .map(({ id }) => id)
      .toSorted()
      .join(' ')
    const priced = known.get(key) ?? priceOrder({ ...order, coupons })
    known.set(key, priced)
    return priced
  }
}

function goesTogether(priced: Result<PricedOrder>): boolean {
  return priced.ok && priced.value.invalidCoupons.length === 0
}

function totalOf(priced: Result<PricedOrder>): number {
  return priced.ok ? priced.value.totalCents : Infinity
}

function isCheaper(plan: Plan, than: Plan): boolean {
  return plan.order.totalCents < than.order.totalCents
}

/** All choices of some coupons, none of them first, and smaller ones before larger ones. */
function choicesOf(coupons: readonly Coupon[]): readonly (readonly Coupon[])[] {
  let choices: (readonly Coupon[])[] = [[]]
  for (const coupon of coupons) {
    choices = [...choices, ...choices.map((chosen) => [...chosen, coupon])]
  }
  return choices.toSorted((one, other) => one.length - other.length)
}

/**
 * Some typed coupons with automatic ones: as many as go together with them, from the one that takes
 * most off on, or only those of them that may be combined, whichever comes to less.
 * @returns undefined where the typed ones do not go together
 */
function planWith(
  typed: readonly Coupon[],
  automatic: readonly Coupon[],
  price: Price,
): Plan | undefined {
  const order = price(typed)
  if (!order.ok || !goesTogether(order)) return undefined
  const begin = { coupons: typed, order: order.value }
  const all = withMore(begin, automatic, price)
  const combined = withMore(
    begin,
    automatic.filter(({ combines }) => combines),
    price,
  )
  return isCheaper(combined, all) ? combined : all
}

function withMore(begin: Plan, more: readonly Coupon[], price: Price): Plan {
  let plan = begin
  for (const coupon of more) {
    const coupons = [...plan.coupons, coupon]
    const order = price(coupons)
    if (!order.ok || !goesTogether(order)) continue
    const longer = { coupons, order: order.value }
    if (isCheaper(longer, plan)) plan = longer
  }
  return plan
}

/** Of a typed coupon that is not in the best plan. */
function whyNot(coupon: Coupon, best: Plan, price: Price): ChoiceProblem {
  const alone = price([coupon])
  const [problem] = alone.ok ? alone.value.invalidCoupons : []
  if (problem !== undefined) return problem.why
  if (totalOf(alone) >= totalOf(price([]))) return 'takes-nothing'
  const others = best.coupons.filter(({ title }) => title === undefined)
  const beside = price([...others, coupon])
  const invalid = beside.ok ? beside.value.invalidCoupons : []
  if (invalid.some(({ why }) => why === 'does-not-combine')) return 'does-not-combine'
  return invalid.length > 0 || totalOf(beside) >= totalOf(price(others))
    ? 'takes-nothing'
    : 'better-discount'
}
