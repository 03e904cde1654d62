import type { Generated, JSONColumnType } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

type Json<Value> = JSONColumnType<Value & object, string, string>
/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** A shopper's account on one site. */
export type MemberTable = {
  website_id: SiteId
  /** Grows with time. */
  id: string
  /** In the form under which it is found (`normaliseEmailAddress`); proved by a link. */
  email: string
  name: string
  password_hash: string
  /** Where their orders go, as they have kept it at a checkout; null: nowhere. */
  addresses: Json<readonly Readonly<Record<string, string>>[]>
  created_at: Instant
  /** When they signed in last. */
  seen_at: Instant
  /** Since when the owner has them off the list; null: they stand there. */
  removed_at: Generated<Instant | null>
}

/** One sign-in of a member. */
export type MemberSessionTable = {
  website_id: SiteId
  /** SHA-256 of the cookie's token. */
  token_hash: string
  member_id: string
  created_at: Instant
  expires_at: Instant
  user_agent: string
}

/** A link that was mailed, works once, and proves an address. */
export type MemberLinkTable = {
  website_id: SiteId
  /** SHA-256 of the token in its address. */
  token_hash: string
  purpose: 'sign-up' | 'reset' | 'email'
  /** Where it went. */
  email: string
  /** Whose it is; null: of somebody who signs up. */
  member_id: string | null
  created_at: Instant
  expires_at: Instant
}

/** Access to the pages of a product, for one cause; whoever has any that stands holds the product. */
export type MemberAccessTable = {
  website_id: SiteId
  /** What it comes from, once each: a line of an order, a subscription, or its owner's hand. */
  cause: string
  product_id: string
  /** Whom it is for, in the form under which members are found. */
  email: string
  /** Whose it is; null: it waits until somebody proves the address. */
  member_id: string | null
  /** The order that it was bought by, of a subscription its first; null: it was given. */
  order_id: string | null
  /** Of that order, from 1. */
  line: number | null
  from_at: Instant
  /** Null: for ever. */
  until_at: Instant | null
  /** Of what was bought once: for how many it is, 0 for ever; null: of all else. */
  months: number | null
  /** From when those are counted, after what was held already; null: they are not. */
  counts_from: Instant | null
  /** Since when it was taken away, or given back with its money; null: it was not. */
  ended_at: Instant | null
  /** By hand: no payment brings it back. */
  is_taken: Generated<boolean>
  /** The account that gave it; null: it was bought. */
  given_by: string | null
}
