import type { CouponCode } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { tidyCode } from '@vitrine/rules/shop/coupons/coupon.ts'
import { discountLink } from '@vitrine/rules/shop/coupons/discount-link.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import { ok, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import { findOfMany } from './change-coupon-codes.ts'
import {
  countCodes,
  listCodeRows,
  type CodeCounts,
  type CodeRow,
  type CodesNarrowed,
} from './coupon-codes-store.ts'

type Page = CodesNarrowed & {
  /** The last code of the page before. */
  readonly cursor?: string | undefined
  readonly limit: number
}

type CodesPage = {
  readonly codes: CouponCode[]
  readonly counts: CodeCounts
  readonly nextPageCursor: string | null
}

/** A page of the codes of a discount; refused where it has none of many. */
export async function readCouponCodes(
  site: SiteDatabase,
  couponId: string,
  { state, search, cursor, limit }: Page,
): Promise<Result<CodesPage>> {
  const found = await findOfMany(site, couponId)
  if (!found.ok) return found
  const wish = { couponId, state, search: tidyCode(search), after: cursor, limit: limit + 1 }
  const [rows, counts] = await Promise.all([listCodeRows(site, wish), countCodes(site, couponId)])
  const codes = rows.slice(0, limit).map(toCode)
  const nextPageCursor = rows.length > limit ? (codes.at(-1)?.code ?? null) : null
  return ok({ codes, counts, nextPageCursor })
}

/** So many codes are read at once. */
const batch = 5000

/**
 * The codes that a list shows, as a table that spreadsheets open.
 * @param origin of the shop, to which the link of each leads
 */
export async function exportCouponCodes(
  site: SiteDatabase,
  couponId: string,
  { state, search }: CodesNarrowed,
  origin: string,
): Promise<Result<Uint8Array>> {
  const found = await findOfMany(site, couponId)
  if (!found.ok) return found
  const rows: string[][] = [['Code', 'Link', 'State', 'Uses', 'Order', 'Made']]
  for (let after: string | undefined; ;) {
    const wish = { couponId, state, search: tidyCode(search), after, limit: batch }
    const read = (await listCodeRows(site, wish)).map(toCode)
    rows.push(...read.map((one) => cellsOf(one, origin)))
    if (read.length < batch) break
    after = read.at(-1)?.code
  }
  // the mark by which spreadsheets know UTF-8
  return ok(Buffer.from(`\uFEFF${writeCsv(rows)}`))
}

function cellsOf({ code, state, uses, order, createdAt }: CouponCode, origin: string): string[] {
  const number = order === null ? '' : String(order.orderNumber)
  const made = new Date(createdAt).toISOString()
  return [code, origin + discountLink(code), state, String(uses), number, made]
}

function toCode({ code, createdAt, isRevoked, uses, orderId, orderNumber }: CodeRow): CouponCode {
  const unrevoked = uses > 0 ? 'used' : 'free'
  return {
    code,
    state: isRevoked ? 'revoked' : unrevoked,
    uses,
    order: orderId === null || orderNumber === null ? null : { id: orderId, orderNumber },
    createdAt,
  }
}
