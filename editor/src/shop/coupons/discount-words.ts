import { discountName } from '@vitrine/rules/shop/orders/discount-name.ts'
import type { CouponInput } from '@vitrine/rules/shop/coupons/coupon-actions.ts'
import type { AmountStyle } from '@vitrine/rules/ground/money/typed-amount.ts'
import { formatInstant, type Place } from '../../ground/dates/format.ts'
import type { FieldWords } from '../../ground/changes/field-conflict-dialog.tsx'
import type { Reduces, Scope } from './discount-draft.ts'
import type { Discount } from './discounts.ts'
import { writeTypedShare } from '../../ground/money/typed-share.ts'

/** How shares and amounts are written for the owner. */
export type Writing = {
  readonly style: AmountStyle
  /** Minor units of the site's currency. */
  readonly money: (cents: number) => string
}

/** Such as `10% off`. */
export function reducesWords(reduces: Reduces, { style, money }: Writing): string {
  if (reduces.kind === 'shipping') return 'Free shipping'
  if (reduces.kind === 'amount') return `${money(reduces.cents)} off`
  return `${writeTypedShare(reduces.ppm, style)}% off`
}

/** Categories that are named; of more the number is told. */
const mostNames = 3

/** Such as `on 3 products`. */
export function scopeWords(scope: Scope): string {
  if (scope.kind === 'order') return 'on everything'
  if (scope.kind === 'products') {
    const { length } = scope.itemIds
    return length === 1 ? 'on 1 product' : `on ${length} products`
  }
  const { categoryIds } = scope
  const named = categoryIds.slice(0, mostNames).join(', ')
  const more = categoryIds.length - mostNames
  return more > 0 ? `in ${named} and ${more} more` : `in ${named}`
}

/** Such as `on everything, from $50.00, from 3 pieces`. */
export function conditionWords(
  {
    scope,
    minimumCents,
    minimumPieces,
  }: Pick<CouponInput, 'scope' | 'minimumCents' | 'minimumPieces'>,
  { money }: Writing,
): string {
  const from = minimumCents === 0 ? '' : `, from ${money(minimumCents)}`
  const pieces = minimumPieces == null ? '' : `, from ${piecesWords(minimumPieces)}`
  return scopeWords(scope) + from + pieces
}

function piecesWords(count: number): string {
  return count === 1 ? '1 piece' : `${count} pieces`
}

/** Such as `3 of 10`. */
export function usesWords(uses: number, mostUses: number | null): string {
  return mostUses === null ? String(uses) : `${uses} of ${mostUses}`
}

export const discountLabels: Readonly<Record<keyof CouponInput | 'code', string>> = {
  code: 'Code',
  title: 'Title',
  name: 'Name',
  usesPerCode: 'How often each code',
  isActive: 'Active',
  reduces: 'What it does',
  scope: 'On what',
  minimumCents: 'Minimum',
  minimumPieces: 'Minimum of pieces',
  combines: 'Together with other discounts',
  startsAt: 'Begins',
  endsAt: 'Ends',
  mostUses: 'How often in all',
  oncePerCustomer: 'Once for each customer',
}

const nothing: Readonly<Record<string, string>> = {
  startsAt: 'At once',
  endsAt: 'Never',
  mostUses: 'Any number',
  usesPerCode: 'Any number',
  minimumPieces: 'Any number',
}

/** What fields of a discount are called, and both values of one that two people changed. */
export function discountFieldWords(writing: Writing, place: Place): FieldWords {
  return {
    labelOf: (name) => discountLabels[name as keyof CouponInput] ?? name,
    show(name, value) {
      if (typeof value === 'boolean') return value ? 'Yes' : 'No'
      if (value === null) return nothing[name] ?? 'None'
      if (name === 'reduces') return reducesWords(value as Reduces, writing)
      if (name === 'scope') return scopeWords(value as Scope)
      if (typeof value !== 'number') return typeof value === 'string' ? value : ''
      if (name === 'minimumCents') return value === 0 ? 'None' : writing.money(value)
      return name === 'startsAt' || name === 'endsAt' ? formatInstant(value, place) : String(value)
    },
  }
}

/** What the owner calls a discount: by its title or its name, or else by its code. */
export function ownersName({
  name,
  ...discount
}: Pick<Discount, 'code' | 'title' | 'name'>): string {
  return name ?? discountName(discount)
}
