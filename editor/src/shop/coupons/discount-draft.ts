import type { CouponInput } from '@vitrine/rules/shop/coupons/coupon-actions.ts'
import {
  codePattern,
  isAutomaticId,
  isManyId,
  makeAutomaticId,
  makeManyId,
  tidyCode,
} from '@vitrine/rules/shop/coupons/coupon.ts'
import { couponsMessages } from '@vitrine/rules/shop/coupons/coupons-messages.ts'
import { readLocalTime, writeLocalTime } from '@vitrine/rules/ground/dates/local-time.ts'
import { writeTypedAmount, type AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { fieldMessages } from '@vitrine/rules/ground/refusals/field-messages.ts'
import { z } from 'zod'
import type { FlatFields } from '../../ground/changes/flat-fields.ts'
import type { FormEdit } from '../../ground/changes/use-form-draft.ts'
import { amountOrNothing, exampleAmount, typedAmount } from '../../ground/money/amount.ts'
import { readTypedShare, writeTypedShare } from '../../ground/money/typed-share.ts'

export type Reduces = CouponInput['reduces']
export type Scope = CouponInput['scope']

/**
 * What is typed about a discount. What belongs to another choice stays typed; a choice is one field
 * with all that belongs to it, as it is stored together.
 */
export type DiscountDraft = {
  readonly isActive: boolean
  readonly reduces: readonly [kind: Reduces['kind'], percentage: string, amount: string]
  readonly scope: readonly [
    kind: Scope['kind'],
    itemIds: readonly string[],
    categoryIds: readonly string[],
  ]
  readonly minimumCents: string
  /** Empty: any number. */
  readonly minimumPieces: string
  readonly combines: boolean
  /** By the clock of the site; empty: at once. */
  readonly startsAt: string
  /** The same; empty: never. */
  readonly endsAt: string
  readonly mostUses: string
  /** Of each of many codes. */
  readonly usesPerCode: string
  readonly oncePerCustomer: boolean
}

/**
 * How shoppers get a discount: by its code; by itself, when they read its title; or by one of many
 * codes, when only its owner reads what it is called.
 */
export type Called = readonly [
  kind: 'code' | 'title' | 'many',
  code: string,
  title: string,
  id: string,
]

export const newlyCalled: Called = ['code', '', '', '']

/** The same by another way. What is typed stays; one without a code of its own has its id from here on. */
export function calledBy(kind: Called[0], [, code, title, id]: Called): Called {
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  if (kind === 'title' && !isAutomaticId(id)) return [kind, code, title, makeAutomaticId(random)]
  if (kind === 'many' && !isManyId(id)) return [kind, code, title, makeManyId(random)]
  return [kind, code, title, id]
}

/** What a new discount is called, from what is typed. */
export function calledName([kind, code, title]: Called): string {
  return kind === 'code' ? tidyCode(code) : title.trim()
}

export const newDiscount: DiscountDraft = {
  isActive: true,
  reduces: ['percentage', '', ''],
  scope: ['order', [], []],
  minimumCents: '',
  minimumPieces: '',
  combines: false,
  startsAt: '',
  endsAt: '',
  mostUses: '',
  usesPerCode: '1',
  oncePerCustomer: false,
}

/** What is stored of a discount, as it is typed. */
export function typedDiscount(
  stored: CouponInput,
  style: AmountStyle,
  timeZone: string,
): DiscountDraft & { readonly title: string; readonly name: string } {
  const { isActive, reduces, scope, combines, oncePerCustomer, minimumCents, mostUses } = stored
  const { minimumPieces = null, usesPerCode = null } = stored
  const time = (at: number | null): string => (at === null ? '' : writeLocalTime(at, timeZone))
  return {
    isActive,
    reduces: [
      reduces.kind,
      reduces.kind === 'percentage' ? writeTypedShare(reduces.ppm, style) : '',
      reduces.kind === 'amount' ? writeTypedAmount(reduces.cents, style) : '',
    ],
    scope: [
      scope.kind,
      scope.kind === 'products' ? scope.itemIds : [],
      scope.kind === 'categories' ? scope.categoryIds : [],
    ],
    minimumCents: minimumCents === 0 ? '' : writeTypedAmount(minimumCents, style),
    minimumPieces: minimumPieces === null ? '' : String(minimumPieces),
    combines,
    startsAt: time(stored.startsAt),
    endsAt: time(stored.endsAt),
    mostUses: mostUses === null ? '' : String(mostUses),
    usesPerCode: usesPerCode === null ? '' : String(usesPerCode),
    oncePerCustomer,
    title: stored.title ?? '',
    name: stored.name ?? '',
  }
}

/** The same as it is stored, by the names of the form. */
export function seenOfDiscount(stored: CouponInput): FlatFields {
  const { isActive, reduces, scope, combines, oncePerCustomer } = stored
  const { minimumCents, mostUses, startsAt, endsAt } = stored
  const { minimumPieces = null, title, name, usesPerCode } = stored
  const choices = { isActive, reduces, scope, combines, oncePerCustomer }
  const called = { title, name, usesPerCode }
  return { ...choices, minimumCents, minimumPieces, mostUses, startsAt, endsAt, ...called }
}

/** As many products or categories are named at most. */
export const mostNamed = 200

const mostUsesThereCanBe = 1_000_000

const wrongShare = 'Please enter a percentage up to 100, such as 10 or 12.5.'
const mostPiecesThereCanBe = 10_000

function wrongCount(most: number): string {
  return `Please enter a whole number from 1 to ${most.toLocaleString('en')}, or nothing.`
}

const longTitle = 'Please enter at most 60 characters.'
export const wrongTime = 'Enter a day and a time, or nothing.'

/** How much it takes off; a list of one, as forms take objects apart and this is one field. */
function typedReduces(style: AmountStyle) {
  return z
    .tuple([z.enum(['percentage', 'amount', 'shipping']), z.string(), z.string()])
    .transform(([kind, percentage, amount], context): [Reduces] => {
      const wrong = (message: string): never => {
        context.addIssue({ code: 'custom', message })
        return z.NEVER
      }
      if (kind === 'shipping') return [{ kind }]
      if ((kind === 'percentage' ? percentage : amount).trim() === '') {
        return wrong(fieldMessages.required)
      }
      if (kind === 'percentage') {
        const ppm = readTypedShare(percentage)
        return ppm === undefined ? wrong(wrongShare) : [{ kind, ppm }]
      }
      const { data: cents = 0 } = typedAmount(style).safeParse(amount)
      const example = `Please enter an amount such as ${exampleAmount(style)}.`
      return cents === 0 ? wrong(example) : [{ kind, cents }]
    })
}

const typedScope = z
  .tuple([
    z.enum(['order', 'products', 'categories']),
    z.array(z.string()).readonly(),
    z.array(z.string()).readonly(),
  ])
  .transform(([kind, itemIds, categoryIds], context): [Scope] => {
    if (kind === 'order') return [{ kind }]
    const { length } = kind === 'products' ? itemIds : categoryIds
    const noun = kind === 'products' ? 'product' : 'category'
    if (length === 0) context.addIssue({ code: 'custom', message: `Choose a ${noun}.` })
    if (length > mostNamed) {
      context.addIssue({ code: 'custom', message: `Choose ${mostNamed} at most.` })
    }
    return [kind === 'products' ? { kind, itemIds } : { kind, categoryIds }]
  })

function typedCount(most: number) {
  return z
    .string()
    .trim()
    .refine((text) => text === '' || isCount(text, most), { error: wrongCount(most) })
    .transform((text) => (text === '' ? null : Number(text)))
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

/** A day and a time by the clock of a zone as epoch milliseconds; nothing typed: null. */
function typedTime(timeZone: string) {
  return z
    .string()
    .max(40)
    .transform((text, context): number | null => {
      if (text === '') return null
      const instant = readLocalTime(text, timeZone)
      if (instant !== undefined) return instant
      context.addIssue({ code: 'custom', message: wrongTime })
      return z.NEVER
    })
}

function fieldsOf(style: AmountStyle, timeZone: string) {
  return z.object({
    isActive: z.boolean(),
    reduces: typedReduces(style),
    scope: typedScope,
    minimumCents: amountOrNothing(style).transform((cents) => cents ?? 0),
    minimumPieces: typedCount(mostPiecesThereCanBe),
    combines: z.boolean(),
    startsAt: typedTime(timeZone),
    endsAt: typedTime(timeZone),
    mostUses: typedCount(mostUsesThereCanBe),
    usesPerCode: typedCount(mostUsesThereCanBe),
    oncePerCustomer: z.boolean(),
  })
}

type Times = { readonly startsAt: number | null; readonly endsAt: number | null }

function isInOrder({ startsAt, endsAt }: Times): boolean {
  return startsAt === null || endsAt === null || startsAt < endsAt
}

const endsBefore = { path: ['endsAt'], error: couponsMessages['coupon-ends-before'].message }

function wrongTitle(title: string): string | undefined {
  if (title === '') return fieldMessages.required
  return title.length > 60 ? longTitle : undefined
}

/** What a discount without a code of its own is called; undefined of one that has none of this kind. */
function typedName(isCalled: boolean) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const wrong = isCalled ? wrongTitle(text) : undefined
      if (wrong !== undefined) context.addIssue({ code: 'custom', message: wrong })
    })
    .transform((text) => (isCalled ? text : undefined))
}

/** Reads what is typed about a discount. @param id says whether it has a title, a name or neither */
export function discountSchema(style: AmountStyle, timeZone: string, id: string) {
  const isOfMany = isManyId(id)
  const fields = fieldsOf(style, timeZone)
  return fields
    .extend({
      title: typedName(isAutomaticId(id)),
      name: typedName(isOfMany),
      usesPerCode: fields.shape.usesPerCode.transform((uses) => (isOfMany ? uses : undefined)),
    })
    .refine(isInOrder, endsBefore)
}

const wrongCode = 'Use 2 to 40 letters from A to Z and digits; - and _ only behind the first one.'

/**
 * The same of a new one, with its code, its title or its name.
 * @param isTaken whether there is one with this code: said at its field before anything is sent
 */
export function newDiscountSchema(
  style: AmountStyle,
  timeZone: string,
  isTaken: (code: string) => boolean,
) {
  const wrongOf = (called: Called): string | undefined => {
    const name = calledName(called)
    if (called[0] !== 'code') return wrongTitle(name)
    if (name === '') return fieldMessages.required
    if (!codePattern.test(name)) return wrongCode
    return isTaken(name) ? couponsMessages['code-taken'].message : undefined
  }
  const called = z
    .tuple([z.enum(['code', 'title', 'many']), z.string(), z.string(), z.string()])
    .superRefine((typed, context) => {
      const message = wrongOf(typed)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .transform((typed): [{ code: string; title?: string; name?: string }] => {
      const name = calledName(typed)
      if (typed[0] === 'code') return [{ code: name }]
      return [typed[0] === 'many' ? { code: typed[3], name } : { code: typed[3], title: name }]
    })
  return fieldsOf(style, timeZone).extend({ called }).refine(isInOrder, endsBefore)
}

export type ReadDiscount = z.output<ReturnType<typeof discountSchema>>
type ReadNewDiscount = z.output<ReturnType<typeof newDiscountSchema>>

/** The input of `add-coupon`. */
export function discountInput(
  { called, reduces, scope, usesPerCode, ...same }: ReadNewDiscount,
  currency: string,
) {
  const ofMany = called[0].name === undefined ? {} : { usesPerCode }
  return { ...same, ...called[0], ...ofMany, reduces: reduces[0], scope: scope[0], currency }
}

/** The input of `edit-coupon` for what differs. */
export function discountEdit(code: string, edit: FormEdit<ReadDiscount>, currency: string) {
  const { reduces, scope, ...same } = edit.set
  const seen = Object.entries(edit.seen).map(([name, value]) => [name, itself(value)])
  const hasAmounts = reduces !== undefined || same.minimumCents !== undefined
  return {
    code,
    ...(hasAmounts && { currency }),
    set: { ...same, reduces: reduces?.[0], scope: scope?.[0] },
    seen: Object.fromEntries(seen) as Record<string, unknown>,
  }
}

/** What was stored while somebody typed on is seen as it was read: in its list of one. */
function itself(seen: unknown): unknown {
  return Array.isArray(seen) ? (seen as readonly unknown[])[0] : seen
}
