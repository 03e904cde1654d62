import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { withoutUsed } from '@vitrine/rules/shop/coupons/held-code.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import { atPlace, shippingOf, totalsOf, type LoadedCart } from '../cart/load-cart.ts'
import { readUsedBefore } from '../coupons/read-coupon-uses.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'

/**
 * A cart as it costs whoever buys, where it goes: without the discounts that apply by themselves and
 * that their e-mail address has used, where each may use them once.
 */
export async function atCheckout(
  site: SiteDatabase,
  loaded: LoadedCart,
  typed: CheckoutEntries,
): Promise<Result<LoadedCart>> {
  const theirs = await ofPerson(site, loaded, typed.email.trim().toLowerCase())
  return theirs.ok ? atPlace(theirs.value, typed) : theirs
}

/** @param person an e-mail address in small letters; empty: nobody knows yet */
async function ofPerson(
  site: SiteDatabase,
  loaded: LoadedCart,
  person: string,
): Promise<Result<LoadedCart>> {
  const once = loaded.automatic.filter(
    ({ coupon, state }) => state === 'active' && coupon?.oncePerCustomer === true,
  )
  if (person === '' || once.length === 0) return ok(loaded)
  const codes = once.map(({ code }) => code)
  const used = await readUsedBefore(site, loaded.cart.id, { codes, person })
  if (used.size === 0) return ok(loaded)
  const theirs = { ...loaded, automatic: withoutUsed(loaded.automatic, used) }
  const { pickup: _place, notSent: _why, ...lines } = theirs
  const sent = { ...lines, ...shippingOf(theirs) }
  const totals = totalsOf(sent)
  return totals.ok ? ok({ ...sent, totals: totals.value }) : totals
}
