import { isEmailAddress } from '../../people/accounts/email-address.ts'
import { ok, refuse, type Result } from '../../ground/refusals/result.ts'
import { mailingListRefusal } from './mailing-list-messages.ts'

/** Who has asked for news proves the address first; who has left stays known, so that nobody puts them back. */
export const subscriberStates = ['asked', 'joined', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

/** Where somebody has asked. */
export const subscriberSources = ['page', 'checkout', 'restock'] as const
export type SubscriberSource = (typeof subscriberSources)[number]

const hour = 3_600_000

export const listLimits = {
  /** An address gets no other mail of this kind so soon, whoever asks. */
  mailAgainAfterMs: 6 * hour,
  /** Whoever has not confirmed by then is forgotten. */
  forgetAskedAfterMs: 7 * 24 * hour,
  /** A removed one can be put back for so long. */
  removedForMs: 24 * hour,
  /** And no more of them in that time, though it was forgotten in between. */
  mailsPerAddress: 2,
  /** Of one address of the network and of the whole site in 15 minutes. */
  perAddress: 10,
  perSite: 300,
  windowMs: hour / 4,
} as const

/** The address of somebody who wants news; refused where it is blank or none (spec §5). */
export function readListAddress(typed: string): Result<string> {
  const email = typed.trim()
  if (email === '') return refuse(mailingListRefusal('list-email-blank'))
  return isEmailAddress(email) ? ok(email) : refuse(mailingListRefusal('list-email-not-valid'))
}

/** What is known of an address; null: nothing. */
export type KnownSubscriber = {
  readonly state: SubscriberState
  /** When it was mailed last; epoch milliseconds. */
  readonly mailedAt: number
  /** When its owner took it off the list; null: they have not. */
  readonly removedAt: number | null
}

/**
 * Whether an address is mailed a link now. Who has joined gets none; anybody else gets one, and not a
 * second one soon, so that nobody fills a mailbox with them. Whom an owner has taken off the list may
 * ask again at once.
 */
export function isMailed(known: KnownSubscriber | null, now: number): boolean {
  if (known === null) return true
  if (known.state === 'joined') return known.removedAt !== null
  return now - known.mailedAt >= listLimits.mailAgainAfterMs
}

/** What the page of a link is asked to do. */
export type ListWish = 'join' | 'leave'

/**
 * The state after a wish; null: the address is forgotten. Whoever has joined once stays known as
 * somebody who has left; whoever has not asked for nothing that would have to be kept.
 */
export function afterWish(state: SubscriberState, wish: ListWish): SubscriberState | null {
  if (wish === 'join') return 'joined'
  return state === 'asked' ? null : 'left'
}
