import { couponsRefusal } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import type { MakeCodesBody } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import {
  makeCodes,
  mostCodesOfDiscount,
  readCodeList,
  readPrefix,
  refuseTaken,
  type CodesWish,
} from '@vitrine/rules/shop/coupons/make-codes.ts'
import { tidyCode } from '@vitrine/rules/shop/coupons/coupon.ts'
import type { Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ok, refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { lockSite } from '../../ground/documents/document-rows.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import {
  countCodes,
  countMade,
  deleteLocked,
  insertCodes,
  lockCodes,
  readTakenCodes,
  restoreRevoked,
  revokeLocked,
  unusedOf,
} from './coupon-codes-store.ts'

type Changing = Pick<Context, 'database'>

/** The discount, and the key of what is done with its codes, which is done once however often it is sent. */
export type CodesOf = { readonly couponId: string; readonly key: string }

/** Whether a discount has many codes; refused where there is none such. */
export async function findOfMany(site: SiteDatabase, couponId: string): Promise<Result<void>> {
  const coupon = await readDocument(site, 'coupon', couponId)
  if (coupon === undefined) return refuse(couponsRefusal('no-such-coupon'))
  return coupon.body.name === undefined ? refuse(couponsRefusal('no-many-codes')) : ok(undefined)
}

/** Adds codes to a discount of many: new ones, or those of a list. @returns how many it has made */
export async function makeCouponCodes(
  { database }: Changing,
  siteId: SiteId,
  { couponId, key }: CodesOf,
  wish: MakeCodesBody,
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<Result<number>> {
  const list = wish.from === 'list' ? readCodeList(wish.text) : undefined
  if (list?.ok === false) return list
  const count = wish.from === 'chance' ? wish.count : (list?.value.size ?? 0)
  return database.transact(siteId, async (site) => {
    // of the site, so that no discount gets one of these codes meanwhile, and nobody makes them twice
    await lockSite(site)
    const found = await findOfMany(site, couponId)
    if (!found.ok) return found
    const made = await countMade(site, couponId, key)
    if (made > 0) return ok(made)
    const { all } = await countCodes(site, couponId)
    if (all + count > mostCodesOfDiscount) return refuse(couponsRefusal('too-many-codes'))
    const of = { couponId, key, now }
    if (wish.from === 'chance') return insertNew(site, wish, of, random)
    if (list === undefined) return ok(0)
    const codes = [...list.value.keys()]
    const taken = await readTakenCodes(site, codes)
    if (taken.size > 0) return refuseTaken(list.value, taken)
    await insertCodes(site, codes, of)
    return ok(codes.length)
  })
}

/** Makes codes until as many are there; one that a discount has already is made anew. */
async function insertNew(
  site: SiteDatabase,
  wish: CodesWish,
  of: { readonly couponId: string; readonly key: string; readonly now: number },
  random: Random,
): Promise<Result<number>> {
  const prefix = readPrefix(wish.prefix)
  if (prefix === undefined) return refuse(couponsRefusal('codes-not-valid'))
  for (let rest = wish.count; rest > 0;) {
    const codes = makeCodes({ ...wish, prefix, count: rest }, random)
    const taken = await readTakenCodes(site, codes)
    const free = codes.filter((code) => !taken.has(code))
    await insertCodes(site, free, of)
    rest -= free.length
  }
  return ok(wish.count)
}

/** Takes back what one form has made, but for what somebody has used. @returns how many it has removed */
export function unmakeCouponCodes(
  { database }: Changing,
  siteId: SiteId,
  { couponId, key }: CodesOf,
): Promise<Result<number>> {
  return database.transact(siteId, async (site) => {
    const found = await findOfMany(site, couponId)
    if (!found.ok) return found
    const unused = await unusedOf(site, await lockCodes(site, couponId, { key }))
    await deleteLocked(site, unused)
    return ok(unused.length)
  })
}

/**
 * Revokes one code, or all that nobody has used.
 * @param code null: all of these
 * @returns how many it has revoked
 */
export function revokeCouponCodes(
  { database }: Changing,
  siteId: SiteId,
  { couponId, key }: CodesOf,
  code: string | null,
  now: number,
): Promise<Result<number>> {
  return database.transact(siteId, async (site) => {
    const found = await findOfMany(site, couponId)
    if (!found.ok) return found
    const which = code === null ? {} : { code: tidyCode(code) }
    const locked = await lockCodes(site, couponId, which)
    if (code !== null && locked.length === 0) return refuse(couponsRefusal('no-such-code'))
    const codes = code === null ? await unusedOf(site, locked) : locked
    await revokeLocked(site, codes, { key, now })
    return ok(codes.length)
  })
}

/** Makes valid again what was revoked at once. @returns how many */
export function restoreCouponCodes(
  { database }: Changing,
  siteId: SiteId,
  { couponId, key }: CodesOf,
): Promise<Result<number>> {
  return database.transact(siteId, async (site) => {
    const found = await findOfMany(site, couponId)
    return found.ok ? ok(await restoreRevoked(site, couponId, key)) : found
  })
}
