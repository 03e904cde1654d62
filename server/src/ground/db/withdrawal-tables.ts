import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/** What a shopper withdrew from, of an order. */
export type WithdrawalTable = {
  website_id: SiteId
  order_id: string
  /** Grows with time. */
  id: string
  /** Of the form: the same one makes no second. */
  form_key: string
  at: Instant
  name: string
  /** Where they are told that it was received. */
  email: string
  note: string
  /** When the owner set it aside; null: they have not. */
  settled_at: Instant | null
}

export type WithdrawalLineTable = {
  website_id: SiteId
  order_id: string
  withdrawal_id: string
  line: number
  /** Above 0. */
  quantity: number
  /** So many pieces of the line had gone back by then, for other reasons. */
  refunded_before: number
}
