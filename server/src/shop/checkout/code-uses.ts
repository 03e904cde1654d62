import { checkoutRefusal } from '@vitrine/rules/shop/checkout/checkout-messages.ts'
import type { Offer } from '@vitrine/rules/shop/checkout/offer.ts'
import type { HeldCode } from '@vitrine/rules/shop/coupons/held-code.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { countCouponUses, type CouponUse } from '../coupons/count-coupon-uses.ts'
import { findUsedCodes } from '../coupons/find-used-codes.ts'

type Used = {
  /** What the order is charged by. */
  readonly offer: Offer
  readonly codes: readonly HeldCode[]
  readonly email: string
}

/** Why an order may not use a code of its offer, asked before anything is charged. */
export async function refusedCode(site: SiteDatabase, used: Used): Promise<Refusal | undefined> {
  const once = usesOf(used, '').filter(({ person }) => person !== '')
  if (once.length === 0) return undefined
  const found = await findUsedCodes(site, once)
  return found.length > 0 ? checkoutRefusal('code-used-before') : undefined
}

/** Counts the codes of an order that is being written. @returns why it may not be, if so */
export async function countCodes(
  site: SiteDatabase,
  used: Used,
  orderId: string,
): Promise<Refusal | undefined> {
  const uses = usesOf(used, orderId)
  if (uses.length === 0) return undefined
  const refused = await countCouponUses(site, orderId, uses)
  if (refused === undefined) return undefined
  return checkoutRefusal(refused === 'used-up' ? 'code-used-up' : 'code-used-before')
}

function usesOf({ offer, codes, email }: Used, anybody: string): CouponUse[] {
  return offer.discounts.map(({ code }) => {
    const coupon = codes.find((held) => held.code === code)?.coupon ?? null
    return {
      code,
      mostUses: coupon?.mostUses ?? null,
      // one address in other capitals is the same person's
      person: coupon?.oncePerCustomer === true ? email.toLowerCase() : anybody,
    }
  })
}
