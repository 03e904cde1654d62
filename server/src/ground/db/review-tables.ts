import type { Generated } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** What somebody says of a line of their order; one for each. */
export type ReviewTable = {
  website_id: SiteId
  /** Grows with time. */
  id: string
  order_id: string
  line: number
  item_id: string
  /** 1 to 5. */
  stars: number
  body: string
  /** As others read it; empty: whoever wrote it is not named any more. */
  author_name: string
  /** What the owner says to it; empty: nothing. */
  reply: Generated<string>
  state: 'waiting' | 'shown' | 'hidden'
  /** Of an order that was paid by a test. */
  test_mode: boolean
  created_at: Instant
  /** When the owner decided, after which it is not changed by who wrote it; null: they have not. */
  decided_at: Instant | null
  decided_by: string | null
}

/** What visitors see of the reviews of a product as a whole; kept with them. */
export type ItemReviewsTable = {
  website_id: SiteId
  item_id: string
  shown: number
  /** Of those, together. */
  stars: number
}

/** A shop that asks for reviews by mail; derived from its settings. */
export type ReviewAskingTable = { website_id: SiteId; days_after: number }

/** An order whose buyer was asked, or was found to have nothing to be asked. */
export type ReviewRequestTable = {
  website_id: SiteId
  order_id: string
  at: Instant
  /** Whether a mail was written; not of one with nothing to ask about. */
  is_mailed: Generated<boolean>
}

/** Who wants no more mails that ask for reviews. */
export type ReviewMailStopTable = {
  website_id: SiteId
  /** SHA-256 of the address in small letters. */
  address_hash: string
  at: Instant
}
