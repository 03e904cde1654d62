import type { OrderStatus } from '@vitrine/rules/shop/orders/orders-api.ts'
import {
  subscriptionStates,
  type SubscriptionState,
} from '@vitrine/rules/shop/subscriptions/subscription-states.ts'

/** The words that an address asks for in a list. */
export function readSearch(given: Record<string, unknown>): { search?: string } {
  const search = wordsOf(given['search'])
  return search === '' ? {} : { search }
}

/** Undefined where it says nothing. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Words that are looked for; an address makes a number of digits. */
export function wordsOf(value: unknown): string {
  return (typeof value === 'number' ? String(value) : (text(value) ?? '')).slice(0, 200)
}

/** The orders that an address asks for. */
export function readOrdersPlace(given: Record<string, unknown>): {
  status?: OrderStatus
  search?: string
} {
  const status = (['paid', 'fulfilled', 'cancelled'] as const).find(
    (one) => one === given['status'],
  )
  return { ...(status !== undefined && { status }), ...readSearch(given) }
}

/** The subscriptions that it asks for. */
export function readSubscriptionsPlace(given: Record<string, unknown>): {
  state?: SubscriptionState
  search?: string
} {
  const state = subscriptionStates.find((one) => one === given['state'])
  return { ...readSearch(given), ...(state !== undefined && { state }) }
}

/** The discount that it asks for. */
export function readDiscountsPlace(given: Record<string, unknown>): { code?: string } {
  const code = wordsOf(given['code'])
  return code === '' ? {} : { code }
}

/** The secret in the address of a mail; empty: there is none. */
export function readToken(given: Record<string, unknown>): { token: string } {
  return { token: text(given['token']) ?? '' }
}
