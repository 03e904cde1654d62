import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** A cart of which somebody wishes to be reminded; the row is the proof that they did. */
export type CartReminderTable = {
  website_id: SiteId
  /** Grows with time. */
  id: string
  cart_id: string
  /** As it was typed; empty: it is forgotten. */
  email: string
  /** SHA-256 of the address in small letters, which stays. */
  address_hash: string
  /** What they agreed to, in the language of the site. */
  consent_text: string
  asked_at: Instant
  /** When the checkout was used last. */
  touched_at: Instant
  /** When it was done with, by a mail or without one; null: it waits. */
  decided_at: Instant | null
  mailed_at: Instant | null
}

/** A shop that reminds of carts; derived from its settings. */
export type CartRemindingTable = { website_id: SiteId; hours_after: number }

/** Who wants no more reminders of carts. */
export type CartReminderStopTable = {
  website_id: SiteId
  /** SHA-256 of the address in small letters. */
  address_hash: string
  at: Instant
}
