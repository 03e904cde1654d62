import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** An address that wants news of a site, or wanted them once. */
export type SubscriberTable = {
  website_id: SiteId
  /** Grows with time. */
  id: string
  /** As it was typed. */
  email: string
  /** The same in small letters, by which it is found. */
  address: string
  state: 'asked' | 'joined' | 'left'
  source: 'page' | 'checkout' | 'restock'
  /** What they agreed to, in the language of the site. */
  consent_text: string
  asked_at: Instant
  /** When it was mailed a link last. */
  mailed_at: Instant
  /** When it joined or left. */
  decided_at: Instant | null
  /** When its owner took it off the list; forgotten a day later. */
  removed_at: Instant | null
}
