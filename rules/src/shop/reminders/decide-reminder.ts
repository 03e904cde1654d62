import { reminderLimits } from './reminder-limits.ts'

/** What is known of a cart whose shopper has wished to be reminded of it. */
export type CartToRemind = {
  /** When something was put into it, or its checkout was looked at; epoch milliseconds. */
  readonly touchedAt: number
  readonly isBought: boolean
  /** Whether a payment of it has no outcome yet. */
  readonly isBeingPaid: boolean
  /** Whether an order of the same address was placed since the reminder was asked for. */
  readonly hasOrdered: boolean
  /** Whether the address wants no such mails any more. */
  readonly isStopped: boolean
  /** When the address was reminded of a cart last; null: never. Epoch milliseconds. */
  readonly remindedAt: number | null
  /** How many of its lines can be had. */
  readonly availableLines: number
}

/** `wait`: it is looked at again; `never`: this cart is done with. */
export type ReminderDecision = 'send' | 'wait' | 'never'

const hour = 3_600_000

/**
 * Whether somebody is reminded of a cart now. A reminder goes once for each cart, to whoever has asked
 * for it; never about what is bought, being paid or not to be had any more.
 * @param now epoch milliseconds
 */
export function decideReminder(
  cart: CartToRemind,
  { hoursAfter }: { readonly hoursAfter: number },
  now: number,
): ReminderDecision {
  if (cart.isBought || cart.hasOrdered || cart.isStopped) return 'never'
  const idleMs = now - cart.touchedAt
  if (idleMs > reminderLimits.remindWithinMs) return 'never'
  if (cart.isBeingPaid || idleMs < hoursAfter * hour) return 'wait'
  const { remindedAt } = cart
  if (remindedAt !== null && now - remindedAt < reminderLimits.againAfterMs) return 'never'
  return cart.availableLines === 0 ? 'never' : 'send'
}
