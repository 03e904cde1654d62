import { z } from 'zod'
import { changedFields, fieldEditInput } from '../../ground/changes/field-edits.ts'
import { ownerAction } from '../../ground/changes/owner-action.ts'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import { million } from '../../ground/money/shares.ts'
import { ok, refuse } from '../../ground/refusals/result.ts'
import {
  amountsCurrency,
  readsForAmounts,
  refusedAmounts,
} from '../../site/sites/amounts-currency.ts'
import { codePattern, isAutomaticId, isManyId, tidyCode, type CouponBody } from './coupon.ts'
import { couponsRefusal } from './coupons-messages.ts'

const maxCoupons = 500
/** Each is tried with every cart. */
const maxAutomatic = 20

const instant = z.int().min(0).max(8_640_000_000_000_000).nullable()
const cents = z.int().min(0).max(1_000_000_000_000)
const words = z.array(z.string().min(1).max(200)).min(1).max(200).readonly()

/** A code as it is kept, or the id of a discount without one of its own. */
const code = z
  .string()
  .max(100)
  .transform((text) => (hasNoCode(text) ? text : tidyCode(text)))
  .refine((text) => hasNoCode(text) || codePattern.test(text))

function hasNoCode(id: string): boolean {
  return isAutomaticId(id) || isManyId(id)
}

/** Parts per million: 10 % is 100,000. */
const percentage = z.object({ kind: z.literal('percentage'), ppm: z.int().min(1).max(million) })

/** What an owner sets of a discount. */
export const couponInput = z.object({
  isActive: z.boolean(),
  reduces: z.discriminatedUnion('kind', [
    percentage,
    z.object({ kind: z.literal('amount'), cents: cents.min(1) }),
    z.object({ kind: z.literal('shipping') }),
  ]),
  scope: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('order') }),
    z.object({ kind: z.literal('products'), itemIds: words }),
    z.object({ kind: z.literal('categories'), categoryIds: words }),
  ]),
  minimumCents: cents,
  /** Null: any number. */
  minimumPieces: z.int().min(1).max(10_000).nullable().optional(),
  combines: z.boolean(),
  startsAt: instant,
  endsAt: instant,
  mostUses: z.int().min(1).max(1_000_000).nullable(),
  oncePerCustomer: z.boolean(),
  /** What shoppers read of a discount that applies by itself, which has no code; others have none. */
  title: z.string().trim().min(1).max(60).optional(),
  /** What its owner calls a discount of many codes; others have none. */
  name: z.string().trim().min(1).max(60).optional(),
  /** How often each of many codes may be used; null: as often as the discount itself. */
  usesPerCode: z.int().min(1).max(1_000_000).nullable().optional(),
})
export type CouponInput = z.infer<typeof couponInput>

function inOrder({ startsAt, endsAt }: CouponBody): boolean {
  return startsAt === null || endsAt === null || startsAt < endsAt
}

/** Whether it has a code, a title or the name of one of many codes, whichever it was made with. */
function staysAsMade(id: string, { title, name, usesPerCode }: CouponBody): boolean {
  const isOfMany = isManyId(id)
  return (
    isAutomaticId(id) === (title !== undefined) &&
    isOfMany === (name !== undefined) &&
    (isOfMany || usesPerCode === undefined)
  )
}

/** Adds a discount with its code, which is how it is called from then on. */
export const addCoupon = ownerAction({
  name: 'add-coupon',
  title: 'Add discount',
  about: (input) => ({ kind: 'coupon', id: input.code }),
  capability: 'manage-coupons',
  input: couponInput.extend({ code, currency: amountsCurrency }),
  reads: ({ currency }) => [{ kind: 'coupon', all: true }, ...readsForAmounts(currency)],
  perform(documents, { code: id, currency, ...fields }, { now }) {
    const refused = refusedAmounts(documents, currency)
    if (refused !== undefined) return refused
    const after = { ...fields, createdAt: now }
    const stands = documents.find('coupon', id)
    if (stands !== undefined) {
      // asked for again, as after a lost answer
      const isSame = canonicalJson({ ...stands, createdAt: now }) === canonicalJson(after)
      return isSame ? ok([]) : refuse(couponsRefusal('code-taken'))
    }
    if (!staysAsMade(id, after)) return refuse(couponsRefusal('title-or-code'))
    const all = documents.list('coupon')
    if (all.length >= maxCoupons) return refuse(couponsRefusal('too-many-coupons'))
    const isOneOfMany = all.filter((one) => isAutomaticId(one.id)).length >= maxAutomatic
    if (isAutomaticId(id) && isOneOfMany) return refuse(couponsRefusal('too-many-automatic'))
    if (!inOrder(after)) return refuse(couponsRefusal('coupon-ends-before'))
    return ok([{ kind: 'coupon', id, after }])
  },
})

/** Changes what a discount does; orders that used it keep what they got. */
export const editCoupon = ownerAction({
  name: 'edit-coupon',
  title: 'Edit discount',
  about: (input) => ({ kind: 'coupon', id: input.code }),
  capability: 'manage-coupons',
  input: z.object({
    code,
    ...fieldEditInput(couponInput.partial()),
    currency: amountsCurrency,
  }),
  reads: (input) => [{ kind: 'coupon', id: input.code }, ...readsForAmounts(input.currency)],
  perform(documents, { code: id, currency, ...edit }) {
    const refused = refusedAmounts(documents, currency)
    if (refused !== undefined) return refused
    const stands = documents.find('coupon', id)
    if (stands === undefined) return refuse(couponsRefusal('no-such-coupon'))
    // those of before have no minimum of pieces
    const changed = changedFields({ minimumPieces: null, ...stands }, edit)
    if (!changed.ok) return changed
    const after = { ...stands, ...changed.value }
    if (!staysAsMade(id, after)) return refuse(couponsRefusal('title-or-code'))
    if (!inOrder(after)) return refuse(couponsRefusal('coupon-ends-before'))
    return ok([{ kind: 'coupon', id, after }])
  },
})

/** Takes a discount away; its code is not valid any more. */
export const deleteCoupon = ownerAction({
  name: 'delete-coupon',
  title: 'Delete discount',
  about: (input) => ({ kind: 'coupon', id: input.code }),
  capability: 'manage-coupons',
  input: z.object({ code }),
  reads: (input) => [{ kind: 'coupon', id: input.code }],
  perform: (documents, { code: id }) =>
    documents.find('coupon', id) === undefined
      ? refuse(couponsRefusal('no-such-coupon'))
      : ok([{ kind: 'coupon', id, after: null }]),
})
