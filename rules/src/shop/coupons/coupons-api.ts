import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { couponInput } from './coupon-actions.ts'
import { couponCodeStates } from './code-states.ts'
import { couponsPaths } from './coupons-paths.ts'
import { codeLength, mostCodesAtOnce } from './make-codes.ts'

const couponReply = couponInput.extend({
  code: z.string(),
  createdAt: z.number(),
  /** Orders that used it. */
  uses: z.number(),
})
export type CouponReply = z.infer<typeof couponReply>

const couponParams = siteParams.extend({ couponId: z.string().max(100) })
const keyed = couponParams.extend({ key: z.string().min(1).max(100) })

const couponCode = z.object({
  code: z.string(),
  state: z.enum(couponCodeStates),
  /** Orders that used it. */
  uses: z.number(),
  /** The last of them; null: none, or one that is being paid. */
  order: z.object({ id: z.string(), orderNumber: z.number() }).nullable(),
  /** Epoch milliseconds. */
  createdAt: z.number(),
})
export type CouponCode = z.infer<typeof couponCode>

const codesNarrowed = z.object({
  state: z.enum(couponCodeStates).optional(),
  /** A part of a code. */
  search: z.string().trim().max(100).default(''),
})

const codeCounts = z.object({ all: z.number(), used: z.number(), revoked: z.number() })

export const couponsApi = {
  /** The many codes of a discount, by the alphabet. `nextPageCursor` is null on the last page. */
  codes: contract({
    method: 'GET',
    path: couponsPaths.codes,
    params: couponParams,
    query: codesNarrowed.extend({
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number<number>().int().min(1).max(100).default(50),
    }),
    reply: z.object({
      codes: z.array(couponCode),
      /** Of all that it has, whatever is shown. */
      counts: codeCounts,
      nextPageCursor: z.string().nullable(),
    }),
  }),
  codesFile: contract({
    method: 'GET',
    path: couponsPaths.codesCsv,
    params: couponParams,
    query: codesNarrowed,
  }),
  /** Makes codes, or takes those of a list; sent twice with one key, it is done once. */
  makeCodes: contract({
    method: 'PUT',
    path: couponsPaths.made,
    params: keyed,
    body: z.discriminatedUnion('from', [
      z.object({
        from: z.literal('chance'),
        prefix: z.string().max(100),
        length: z.int().min(codeLength.least).max(codeLength.most),
        count: z.int().min(1).max(mostCodesAtOnce),
      }),
      z.object({
        from: z.literal('list'),
        /** A code in each line. */
        text: z.string().max(500_000),
      }),
    ]),
    reply: z.object({ made: z.number() }),
  }),
  /** Takes back what one form has made, but for what was used. */
  unmakeCodes: contract({
    method: 'DELETE',
    path: couponsPaths.made,
    params: keyed,
    reply: z.object({ removed: z.number() }),
  }),
  /** Revokes one code, or all that nobody has used: nobody can use them any more. */
  revokeCodes: contract({
    method: 'PUT',
    path: couponsPaths.revoked,
    params: keyed,
    body: z.object({
      /** Null: all that nobody has used. */
      revoke: z.string().max(100).nullable(),
    }),
    reply: z.object({ revoked: z.number() }),
  }),
  /** Makes valid again what was revoked at once. */
  restoreCodes: contract({
    method: 'DELETE',
    path: couponsPaths.revoked,
    params: keyed,
    reply: z.object({ restored: z.number() }),
  }),
  /** All of them, the newest first. */
  coupons: contract({
    method: 'GET',
    path: couponsPaths.coupons,
    params: siteParams,
    reply: z.object({ coupons: z.array(couponReply) }),
  }),
}
export type MakeCodesBody = z.output<NonNullable<typeof couponsApi.makeCodes.body>>
