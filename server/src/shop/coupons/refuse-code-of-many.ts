import { couponsRefusal } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import type { Refusal } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import type { Replacement } from '../../ground/documents/document-kinds.ts'
import { isAnyOfMany } from './coupon-codes-store.ts'

/**
 * Why a discount cannot be made with its code: it is one of the many of another one, and a shopper who
 * types it would get one of both. Codes are made under the same lock, so that neither comes after.
 */
export async function refuseCodeOfMany(
  site: SiteDatabase,
  changed: readonly Replacement[],
): Promise<Refusal | undefined> {
  const made = changed.filter(
    ({ kind, before, after }) => kind === 'coupon' && before === null && after !== null,
  )
  if (made.length === 0) return undefined
  const isTaken = await isAnyOfMany(
    site,
    made.map(({ id }) => id),
  )
  return isTaken ? couponsRefusal('code-of-many') : undefined
}
