import type { WordSort } from '@vitrine/rules/ground/documents/item-words.ts'
import {
  subscriptionStates,
  type SubscriptionState,
} from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import { couponCodeStates, type CouponCodeState } from '@vitrine/rules/shop/coupons/code-states.ts'
import {
  subscriberStates,
  type SubscriberState,
} from '@vitrine/rules/site/mailing-lists/subscriber.ts'
import { textOf, wordsOf } from './ground/words/address-words.ts'

/** The words that an address asks for in a list. */
export function readSearch(given: Record<string, unknown>): { search?: string } {
  const search = wordsOf(given['search'])
  return search === '' ? {} : { search }
}

/** The subscriptions that it asks for. */
export function readSubscriptionsPlace(given: Record<string, unknown>): {
  state?: SubscriptionState
  search?: string
} {
  const state = subscriptionStates.find((one) => one === given['state'])
  return { ...readSearch(given), ...(state !== undefined && { state }) }
}

/** Whom of the mailing list it asks for. */
export function readSubscribersPlace(given: Record<string, unknown>): {
  show?: SubscriberState
  search?: string
} {
  const show = subscriberStates.find((one) => one === given['show'])
  return { ...readSearch(given), ...(show !== undefined && { show }) }
}

/** Which customers it asks for; absent: all who have ordered. */
export function readCustomersPlace(given: Record<string, unknown>): {
  who?: 'accounts'
  search?: string
} {
  return { ...readSearch(given), ...(given['who'] === 'accounts' && { who: 'accounts' }) }
}

/** The discount that it asks for. */
export function readDiscountsPlace(given: Record<string, unknown>): { code?: string } {
  const code = wordsOf(given['code'])
  return code === '' ? {} : { code }
}

/** The codes of a discount that it asks for. */
export function readCodesPlace(given: Record<string, unknown>): {
  state?: CouponCodeState
  search?: string
} {
  const state = couponCodeStates.find((one) => one === given['state'])
  return { ...readSearch(given), ...(state !== undefined && { state }) }
}

/** The secret in the address of a mail; empty: there is none. */
export function readToken(given: Record<string, unknown>): { token: string } {
  return { token: textOf(given['token']) ?? '' }
}

/** The form that it asks for. */
export function readFormsPlace(given: Record<string, unknown>): { form?: string } {
  const form = wordsOf(given['form'])
  return form === '' ? {} : { form }
}

/** The tags that it asks for, of one page or all, in their order. */
export function readTermsPlace(given: Record<string, unknown>): { page?: string; sort?: WordSort } {
  const page = textOf(given['page'])
  return {
    ...(page === undefined ? {} : { page }),
    ...(given['sort'] === 'category' ? { sort: 'category' } : {}),
  }
}

/** The secret of a link that signs in, and where that leads. */
export function readSignIn(given: Record<string, unknown>): { token?: string; to?: string } {
  const token = textOf(given['token'])
  const to = textOf(given['to'])
  // only ways inside the editor: an address of somebody else's would be a trap
  const isOurs = to !== undefined && /^\/(?!\/)/.test(to)
  return { ...(token === undefined ? {} : { token }), ...(isOurs ? { to } : {}) }
}
