import { readQuantity } from '../cart/quantity.ts'
import { codePattern } from '../coupons/coupon.ts'

/** What a button of the checkout does; an entry is named by its id in the cart. */
export type CheckoutStep =
  | { readonly kind: 'pay' }
  /** Looks at the total for where it goes. */
  | { readonly kind: 'place' }
  /** Keeps that a mail is wanted if nothing comes of it. */
  | { readonly kind: 'remind' }
  /** Takes the code that was typed. */
  | { readonly kind: 'code' }
  /** Sends it to an address that whoever is signed in has kept. */
  | { readonly kind: 'address'; readonly id: string }
  | { readonly kind: 'drop-code'; readonly code: string }
  | { readonly kind: 'drop-gift-card'; readonly id: string }
  | { readonly kind: 'remove'; readonly entryId: string }
  | { readonly kind: 'lower'; readonly entryId: string; readonly quantity: number }

/** The value of a button. */
export function stepText(step: CheckoutStep): string {
  switch (step.kind) {
    case 'pay':
      return ''
    case 'place':
    case 'remind':
    case 'code':
      return step.kind
    case 'drop-code':
      return `drop-code ${step.code}`
    case 'address':
    case 'drop-gift-card':
      return `${step.kind} ${step.id}`
    case 'remove':
      return `remove ${step.entryId}`
    case 'lower':
      return `lower ${step.entryId} ${step.quantity}`
  }
}

/** What a form was sent with; undefined for what no button of ours says. */
export function readStep(text: string): CheckoutStep | undefined {
  if (text === '') return { kind: 'pay' }
  if (text === 'code' || text === 'place' || text === 'remind') return { kind: text }
  const [kind, entryId, count, ...rest] = text.split(' ')
  if (kind === 'drop-code' && count === undefined && codePattern.test(entryId ?? '')) {
    return { kind, code: entryId ?? '' }
  }
  if (entryId === undefined || rest.length > 0) return undefined
  if ((kind === 'drop-gift-card' || kind === 'address') && count === undefined) {
    return { kind, id: entryId }
  }
  if (kind === 'remove' && count === undefined) return { kind, entryId }
  const quantity = readQuantity(count)
  return kind === 'lower' && quantity.ok ? { kind, entryId, quantity: quantity.value } : undefined
}
