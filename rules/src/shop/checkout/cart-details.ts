import { checkoutFieldMessages, checkoutRefusal } from './checkout-messages.ts'
import type { CheckoutEntries } from './checkout-form.ts'
import { readStep, stepText, type CheckoutStep } from './checkout-step.ts'
import { mostOrderNote } from './order-note.ts'
import { ok, type Result, refuse } from '../../ground/refusals/result.ts'

/** What a button of a cart does that also takes codes and places; an entry is named by its id. */
export type CartStep =
  | Exclude<CheckoutStep, { kind: 'pay' }>
  /** Takes whatever was typed. */
  | { readonly kind: 'update' }
  /** The same, and goes on to the checkout. */
  | { readonly kind: 'checkout' }
  /** Sets the quantity of an entry as it was typed. */
  | { readonly kind: 'change'; readonly entryId: string }

/** The value of a button. */
export function cartStepText(step: CartStep): string {
  if (step.kind === 'update') return ''
  if (step.kind === 'checkout') return step.kind
  return step.kind === 'change' ? `change ${step.entryId}` : stepText(step)
}

/** What a form was sent with; undefined for what no button of ours says. */
export function readCartStep(text: string): CartStep | undefined {
  if (text === '') return { kind: 'update' }
  if (text === 'checkout') return { kind: text }
  const changed = /^change (\S+)$/.exec(text)?.[1]
  if (changed !== undefined) return { kind: 'change', entryId: changed }
  const step = readStep(text)
  return step?.kind === 'pay' ? undefined : step
}

/** What a cart asks of an order: where it goes, how, and what is told the shop. */
export const cartFieldNames = [
  'country',
  'region',
  'postalCode',
  'delivery',
  'shipping',
  'note',
] as const

/**
 * What is known of an order after a cart's form: a street that was typed before is none of another
 * place, so the checkout asks for it anew.
 * @param sent what the form asked for; what it did not ask stays
 */
export function withCartFields(
  before: CheckoutEntries,
  sent: Partial<Pick<CheckoutEntries, (typeof cartFieldNames)[number]>>,
): CheckoutEntries {
  const after = { ...before, ...sent }
  const isElsewhere = (['country', 'region', 'postalCode'] as const).some(
    (name) => before[name] !== '' && after[name] !== before[name],
  )
  return isElsewhere ? { ...after, line1: '', line2: '', city: '' } : after
}

/** Whether what is told the shop may stand. */
export function checkNote({ note }: Pick<CheckoutEntries, 'note'>): Result<true> {
  if (note.length <= mostOrderNote) return ok(true)
  return refuse(checkoutRefusal('fields-not-valid', { note: checkoutFieldMessages.tooLong }))
}
