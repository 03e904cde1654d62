import type { Generated } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** A way of paying that a provider keeps for a member, or that it is to forget. */
export type KeptCardTable = {
  website_id: SiteId
  id: string
  /** Null: nobody's any more, and the provider is to forget it. */
  member_id: string | null
  provider: string
  /** By which of its keys it was kept. */
  provider_account: string | null
  /** The provider's name for it. */
  ref: string
  /** These are empty where it is to be forgotten. */
  brand: string
  last_four: string
  /** `2030-12`. */
  expires: string
  kept_at: Instant
  /** When its member has paid by it last; null: not since it was kept. */
  paid_at: Generated<Instant | null>
  /** When the provider is asked to forget it; null: it is kept. */
  forget_at: Instant | null
  /** How often it was asked. */
  tries: number
}

/** Somebody who subscribes is asked for another card. */
export type CardSetupTable = {
  website_id: SiteId
  id: string
  subscription_id: string
  provider: string
  provider_account: string | null
  /** The provider's name for it; null: it has not answered yet. */
  provider_ref: string | null
  /** Where the card is typed. */
  go_to: string | null
  state: 'open' | 'kept' | 'stopped'
  created_at: Instant
  /** When the provider is asked what became of it; null: that is known. */
  look_at: Instant | null
}
