import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'

type Json<Value> = JSONColumnType<Value & object, string, string>
/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number
type Cents = number

/** What there is of a variant; `null` is unlimited. Locked last in an order, in sorted order. */
export type StockTable = {
  website_id: SiteId
  variant_id: string
  item_id: string
  quantity: number | null
}

export type StockMovementTable = {
  website_id: SiteId
  id: string
  variant_id: string
  delta: number
  reason: 'order' | 'release' | 'count' | 'adjust' | 'cancel' | 'refund' | 'import'
  order_id: string | null
  author_id: string | null
  at: Instant
}

export type CartTable = {
  website_id: SiteId
  id: string
  /** SHA-256 of the cookie's token. */
  token_hash: string
  created_at: Instant
  updated_at: Instant
  /** From before the `__Host-` cookie: the token is changed when the visitor comes next. */
  has_former_cookie: Generated<boolean>
  purchased_order_id: string | null
  /** What was typed at checkout so far, kept after a decline. */
  checkout: Json<Record<string, unknown>> | null
  /** When that was typed; null: nothing is kept, or who typed it alone. */
  typed_at: Generated<Instant | null>
  /** Codes that were typed, in this order. */
  coupon_codes: Generated<string[]>
  /** Gift cards whose codes were typed, in this order. */
  gift_card_ids: Generated<string[]>
  /** It holds one product that is subscribed to, and is found by a link and not by a cookie. */
  is_subscription: Generated<boolean>
  /** By which plan of its product; null: by the first. */
  plan_id: Generated<string | null>
  /** Whose it is, and follows to each of their browsers; null: of whoever has its cookie. */
  member_id: Generated<string | null>
  /** How often its member has taken it away from browsers: each time its token is another one. */
  token_turn: Generated<number>
  /** The member's cart that it was copied from as they signed out; null: from none. */
  copy_of: Generated<string | null>
}

export type CartEntryTable = {
  website_id: SiteId
  cart_id: string
  id: string
  item_id: string
  variant_id: string
  quantity: number
  additional_fields: Json<Record<string, unknown>> | null
  added_at: Instant
  /** Of the answers that it was added with; empty: none. Others are another line. */
  answers_hash: Generated<string>
  /** How many of it an open payment of the cart has taken from the stock. */
  held: Generated<number>
  /** What one cost when it was added; null: not known, or its quantity was set since. */
  added_cents: Generated<Cents | null>
}

export type OrderTable = {
  website_id: SiteId
  id: string
  order_number: number
  cart_id: string
  idempotency_key: string
  /** SHA-256 of the token in the address of the confirmation page. */
  access_token_hash: string
  email: string
  /** `received`: its money is under way. */
  status: 'received' | 'paid' | 'fulfilled' | 'cancelled'
  currency: string
  subtotal_cents: Cents
  shipping_cents: Cents
  tax_cents: Cents
  /** Whether its prices held it. */
  tax_included: Generated<boolean>
  /** The shop's, as it was then; empty: none. */
  tax_number: Generated<string>
  discount_cents: Cents
  grand_total_cents: Cents
  /** What of that gift cards paid. */
  gift_card_cents: Generated<Cents>
  test_mode: boolean
  /** Whether whoever bought was asked to agree to the terms, and did. */
  agreed_to_terms: Generated<boolean>
  /** What whoever bought a download agreed to, as they read it; empty: nothing. */
  download_consent: Generated<string>
  /** The company that bought accounts for the tax. */
  reverse_charge: Generated<boolean>
  shipping_address: Json<Record<string, unknown>>
  /** Whom the bill is made out to; null: whoever it goes to. */
  billing_address: Json<Record<string, unknown>> | null
  shipping_name: string
  /** What whoever bought tells the shop; empty: nothing. */
  customer_note: Generated<string>
  /** How long it takes, as whoever bought was told; null: nobody said it. */
  delivery_days: Json<{ readonly from: number; readonly to: number }> | null
  payment_id: string
  created_at: Instant
  /** Of which it is a payment; null: of none. */
  subscription_id: Generated<string | null>
  /** Who was signed in as it was paid; null: nobody. */
  member_id: Generated<string | null>
  /** Which one, from 1. */
  subscription_cycle: Generated<number | null>
  /** When something of it has changed last, or before `created_at`: nothing has. */
  touched_at: Generated<Instant>
  /** What a bank says of its payment that whoever paid disputes it; null: nobody does. */
  dispute: Generated<'open' | 'won' | 'lost' | null>
}

export type OrderItemTable = {
  website_id: SiteId
  order_id: string
  line: number
  item_id: string
  variant_id: string
  sku: string
  title: string
  attributes: Json<Record<string, string>>
  additional_fields: Json<Record<string, unknown>> | null
  quantity: number
  unit_price_cents: Cents
  /** Money that is given for nothing, behind which no product stands. */
  is_donation: Generated<boolean>
  /** Why it cannot be withdrawn from, as whoever bought was told; null: it can. */
  no_withdrawal: string | null
}

export type OrderCounterTable = { website_id: SiteId; next_number: number }

/** What is known of such an event, by its kind. */
export type OrderEventDetail = {
  readonly text?: string
  readonly restocked?: boolean
  /** Of a note that was removed, which its owner may bring back. */
  readonly isAway?: boolean
  readonly tracking?: {
    readonly carrier: string
    readonly number: string
    readonly address: string
  }
  /** The download that it is about. */
  readonly file?: string
  /** The parcel that was taken back; one that was sent has the event's own id. */
  readonly fulfilmentId?: string
  /** Of a cancellation: why its money never came. */
  readonly unpaid?: 'failed' | 'called-back'
  /** Of a dispute: the provider's name for it, how much it is about in minor units, and why. */
  readonly dispute?: {
    readonly ref: string
    readonly cents: number
    readonly reason: string
    readonly isWon?: boolean
  }
}

/** What somebody did with an order, and what they noted. */
export type OrderEventTable = {
  website_id: SiteId
  order_id: string
  /** Grows with time. */
  id: string
  kind:
    | 'fulfilled'
    | 'fulfilment-taken-back'
    | 'cancelled'
    | 'payment-arrived'
    | 'dispute-opened'
    | 'dispute-closed'
    | 'note'
    | 'download-extended'
    | 'download-revoked'
    | 'download-restored'
    | 'downloads-sent'
  at: Instant
  /** The account that did it. */
  author_id: string | null
  detail: Json<OrderEventDetail>
}

/** What of an order was sent at once. */
export type FulfilmentTable = {
  website_id: SiteId
  order_id: string
  /** That of the event which tells of it; grows with time. */
  id: string
  /** Each empty where nobody said it. */
  carrier: string
  tracking_number: string
  address: string
  at: Instant
  author_id: string | null
  /** Null: it stands. */
  taken_back_at: Instant | null
}

export type FulfilmentLineTable = {
  website_id: SiteId
  order_id: string
  fulfilment_id: string
  line: number
  /** Above 0. */
  quantity: number
}

export type PaymentTable = {
  website_id: SiteId
  id: string
  cart_id: string
  idempotency_key: string
  /** Keyed hash of everything that was sent with the key; the entries themselves are not kept. */
  fingerprint: string
  provider: string
  /** See `checkout/place-order.ts`. */
  status: 'pending' | 'under-way' | 'succeeded' | 'refused'
  /** The order that comes of it, which is written once the money is there; null: of before. */
  order_id: string | null
  /** That order as it was agreed to; null once the payment has its outcome. */
  frozen_order: Json<Record<string, unknown>> | null
  /** Of the provider's: by which keys it is asked. */
  provider_account: string | null
  /** What was typed to give something, and who did, for a while; null: it is not of a donation, or over. */
  given: Json<Record<string, unknown>> | null
  /** The provider's name for it, where that is not our own. */
  provider_ref: string | null
  /** Where whoever pays does so; null: here. */
  go_to: string | null
  /** Until when its goods are held. */
  held_until: Instant | null
  /** When the provider is asked next, while it is pending. */
  look_at: Instant | null
  /** How often it was asked. */
  looks: Generated<number>
  /** Code of the refusal that the shopper got, and gets again for the same key. */
  refusal: string | null
  amount_cents: Cents
  /** What went back of it, or is about to; never more than the amount. */
  refunded_cents: Generated<number>
  currency: string
  created_at: Instant
  settled_at: Instant | null
}

/** What whoever pays has said to the bank of the test payments. */
export type TestBankTable = {
  website_id: SiteId
  payment_id: string
  amount_cents: Cents
  currency: string
  state: 'asked' | 'under-way' | 'approved' | 'declined' | 'cancelled'
  /** What becomes of one that is under way, unless somebody decides before, and when. */
  decides: 'approved' | 'declined' | null
  decides_at: Instant | null
  /** Which of its cards pays, or is kept; null: the first of them. */
  method: string | null
}

/** Money of an order that goes back. */
export type RefundTable = {
  website_id: SiteId
  order_id: string
  /** Grows with time. */
  id: string
  /** The form's: one refund for each. */
  key: string
  /** All that the form said, as canonical JSON. */
  wish: string
  payment_id: string
  /** All of it, with what goes back to gift cards. */
  amount_cents: Cents
  /** What of it goes back to each gift card. */
  gift_cards: ColumnType<
    readonly { giftCardId: string; cents: number }[],
    string | undefined,
    never
  >
  /** The tax in it. */
  tax_cents: Cents
  /** See `orders/settle-refund.ts`. */
  state: 'requested' | 'done' | 'refused'
  restock: boolean
  /** Whether anything of it came back into stock. */
  restocked: Generated<boolean>
  reason: string
  tells_customer: boolean
  author_id: string
  created_at: Instant
  settled_at: Instant | null
  /** When the provider is asked once more; null: it has answered. */
  due_at: Instant | null
  /** How often it was asked. */
  attempts: number
}

export type RefundLineTable = {
  website_id: SiteId
  order_id: string
  refund_id: string
  /** From 1. */
  number: number
  /** Null: the shipping. */
  line: number | null
  quantity: number
  cents: number
  tax_cents: number
}

/** What whoever bought may download: a file of a piece of a line. What it needs of the product is copied. */
export type DownloadGrantTable = {
  website_id: SiteId
  id: string
  order_id: string
  /** Among those of the order, from 1: line by line, piece by piece, in the order of the files. */
  number: number
  line: number
  /** Which of the line's pieces, from 1. */
  piece: number
  item_id: string
  /** As the product knows it, whose newer bytes are sent where it has some. */
  file_id: string
  /** SHA-256 of the token in its address. */
  token_hash: string
  name: string
  hash: string
  byte_size: number
  content_type: string
  used: Generated<number>
  /** No more can be used. */
  most: number
  until: Instant
  /** When the download began that counted last, whose parts go on for an hour. */
  counted_at: Instant | null
  revoked_at: Instant | null
  revoked_for: 'refund' | 'cancellation' | 'owner' | null
  created_at: Instant
}

/** One tax of a line of an order, or of its shipping. */
export type OrderTaxTable = {
  website_id: SiteId
  order_id: string
  /** From 1. */
  number: number
  /** Null: the shipping. */
  line: number | null
  name: string
  /** Parts per million. */
  ppm: number
  base_cents: number
  amount_cents: number
}

/** What a coupon took off a line of an order, or off its shipping. */
export type OrderAdjustmentTable = {
  website_id: SiteId
  order_id: string
  /** From 1. */
  number: number
  /** Null: the shipping. */
  line: number | null
  code: string
  /** Of a discount that applied by itself, as it was then; null: its code was typed. */
  title: string | null
  amount_cents: number
}

/** Orders that used a coupon; written with them. */
export type CouponCounterTable = { website_id: SiteId; coupon_id: string; uses: number }

/** By whom a coupon was used: an e-mail address where each may use it once, else the order itself. */
export type CouponUseTable = {
  website_id: SiteId
  coupon_id: string
  person: string
  order_id: string
}

/** One of the many codes of a discount. Its uses are counted as those of other coupons are. */
export type CouponCodeTable = {
  website_id: SiteId
  code: string
  /** The discount. */
  coupon_id: string
  /** Of the form that it was made by. */
  made_key: string
  created_at: Instant
  /** Since when nobody can use it; null: they can. */
  revoked_at: Instant | null
  /** Shared by those that were revoked at once. */
  revoke_key: string | null
}

/** Money of the shop's that whoever has its code may spend. */
export type GiftCardTable = {
  website_id: SiteId
  id: string
  /** SHA-256 of its code. */
  code_hash: string
  /** Of its code, by which it is told apart. */
  last_four: string
  value_cents: Cents
  /** What is left of it, which its entries come to. */
  balance_cents: Cents
  currency: string
  /** Bought by a test payment: it pays for nothing real. */
  test_mode: boolean
  /** The order that it was bought by, and the line of it; null: its owner made it. */
  order_id: string | null
  line: number | null
  author_id: string | null
  /** Of the form that it was made by; null: it was bought. */
  made_key: string | null
  /** Who gets it; the name may be empty. */
  recipient_name: string
  recipient_email: string
  /** Who gives it; empty: nobody says. */
  sender_name: string
  message: string
  /** When its code is mailed. */
  deliver_at: Instant
  delivered_at: Instant | null
  /** Since when nobody can spend it; null: they can. */
  voided_at: Instant | null
  /** What made it so, such as `refund <id>`; null: its owner did. */
  void_cause: string | null
  created_at: Instant
}

/** What came onto a gift card, or went from it; once for each cause. */
export type GiftCardEntryTable = {
  website_id: SiteId
  gift_card_id: string
  /** `made`, or such as `order <id>`. */
  cause: string
  /** Below 0: it was spent. */
  cents: number
  order_id: string | null
  author_id: string | null
  at: Instant
}

/** Somebody who wants to be told once when a variant is back. */
export type RestockSignUpTable = {
  website_id: SiteId
  id: string
  item_id: string
  variant_id: string
  /** As it was typed; whoever waits is known by its small letters. */
  email: string
  /** Whether they have asked for the mailing list as well. */
  opted_in: boolean
  /** The sentence that they have agreed to; empty: to none. */
  consent_text: string
  created_at: Instant
  /** The mail that tells them; null: they wait. */
  mail_id: Generated<string | null>
  told_at: Generated<Instant | null>
  /** Since when the owner has it off the list; null: it stands there. */
  removed_at: Generated<Instant | null>
}

/** A variant that has come back into stock, until it has been looked at who waits for it. */
export type StockReturnTable = {
  website_id: SiteId
  variant_id: string
  item_id: string
  at: Instant
}

/** What somebody pays again and again. What it needs of the product and the order is copied. */
export type SubscriptionTable = {
  website_id: SiteId
  id: string
  /** The order that it began with. */
  order_id: string
  order_number: number
  state: 'active' | 'past-due' | 'paused' | 'cancelling' | 'ended'
  ended_why: 'canceled' | 'completed' | 'unpaid' | null
  plan: Json<{ every: number; unit: 'WEEK' | 'MONTH' | 'YEAR'; cycles: number }>
  /** What it costs each time, without shipping and taxes on top. */
  price_cents: Cents
  /** What was charged last. */
  total_cents: Cents
  currency: string
  item_id: string
  variant_id: string
  title: string
  /** Its chosen options; empty where there is no choice. */
  variant: string
  additional_fields: Json<Record<string, unknown>> | null
  /** What was typed at checkout, with the address as it is by now. */
  buyer: Json<Record<string, unknown>>
  email: string
  /** Money that is given for nothing, so that no product stands behind it. */
  is_donation: Generated<boolean>
  locale: string
  /** By whose clock its periods are counted. */
  time_zone: string
  started_at: Instant
  test_mode: boolean
  agreed_to_terms: boolean
  /** That each download of it begins at once. */
  agreed_to_download: Generated<boolean>
  /** The sentence that whoever subscribes has agreed to. */
  consent: string
  provider: string
  provider_account: string | null
  /** The provider's name of the way of paying that it keeps; null: it keeps none. */
  method_ref: string | null
  /** By which whoever pays knows it, such as `Visa …4242`. */
  method_label: string
  /** Until when it can be charged, such as `2030-12`; empty: unknown. */
  method_expires: Generated<string>
  /** The first cycle that nothing has become of. */
  next_number: number
  /** Cycles that were left out, which are no payments. */
  left_out: Generated<number>
  /** When that is due; null: it has ended. */
  next_at: Instant | null
  /** When the job looks at it; null: something else has to happen first. */
  wake_at: Instant | null
  ended_at: Instant | null
}

export type SubscriptionCycleTable = {
  website_id: SiteId
  subscription_id: string
  /** From 1. */
  number: number
  due_at: Instant
  state: 'charging' | 'paid' | 'retrying' | 'unpaid' | 'skipped'
  /** Why it was skipped, or not paid. */
  why: string | null
  order_id: string | null
  /** The last one. */
  payment_id: string | null
  /** How often it was charged. */
  tries: Generated<number>
  /** When it is charged once more; null: whoever subscribes has to. */
  try_at: Instant | null
  /** When it came to nothing for the first time; null: it did not. */
  failed_at: Generated<Instant | null>
  /** What it costs where that is more than was agreed to; null: it does not. */
  asked_cents: Generated<number | null>
}
