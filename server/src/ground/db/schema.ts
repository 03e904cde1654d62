import type { ToolTokenTable } from './tool-tables.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import type {
  CartEntryTable,
  CartTable,
  CouponCodeTable,
  CouponCounterTable,
  CouponUseTable,
  GiftCardEntryTable,
  GiftCardTable,
  DownloadGrantTable,
  FulfilmentLineTable,
  FulfilmentTable,
  OrderAdjustmentTable,
  OrderCounterTable,
  OrderEventTable,
  OrderItemTable,
  OrderTable,
  OrderTaxTable,
  PaymentTable,
  RefundLineTable,
  RefundTable,
  RestockSignUpTable,
  StockReturnTable,
  StockMovementTable,
  SubscriptionCycleTable,
  SubscriptionTable,
  StockTable,
  TestBankTable,
} from './shop-tables.ts'
import type { CardSetupTable, KeptCardTable } from './card-tables.ts'
import type { ProductListingTable, VariantListingTable } from './listing-tables.ts'
import type { SubscriberTable } from './subscriber-tables.ts'
import type {
  MemberAccessTable,
  MemberLinkTable,
  MemberSessionTable,
  MemberTable,
} from './member-tables.ts'
import type {
  CartReminderStopTable,
  CartReminderTable,
  CartRemindingTable,
} from './reminder-tables.ts'
import type {
  ItemReviewsTable,
  ReviewAskingTable,
  ReviewMailStopTable,
  ReviewRequestTable,
  ReviewTable,
} from './review-tables.ts'
import type { WithdrawalLineTable, WithdrawalTable } from './withdrawal-tables.ts'

type Json<Value> = JSONColumnType<Value & object, string, string>
/** Epoch milliseconds in a `bigint`, read as a number. */
type Instant = number

/**
 * A tenant. Its revision moves with every owner action, its catalogue revision with what pages show beside documents: stock classes,
 * comments, reviews.
 */
export type SiteTable = {
  website_id: SiteId
  /** The label in `<name>.localhost`; unique. */
  name: string
  revision: number
  catalogue_revision: number
  created_at: Instant
}

/** Which site answers on a host; a look-up table, so not keyed by site. */
export type HostNameTable = {
  host: string
  website_id: SiteId
  /** When a name of the owner's own was proved; null: the one that the site began with. */
  proved_at: Generated<Instant | null>
  /** Whether all other names of the site lead to this one; where none is, the first one is. */
  is_primary: Generated<boolean>
}

/** Values of the installation itself, such as the key that signs short-lived tokens. */
export type InstallationTable = { name: string; value: string }

export type AccountTable = {
  account_id: string
  email: string
  display_name: string
  /**
   * The site whose own link made the account, and all that it can ever be on while nobody has proved
   * the address; null: it is that of the address, and only links that prove it lead there.
   */
  made_by_site: Generated<SiteId | null>
  password_hash: string | null
  created_at: Instant
  /** The address that the account gets when the link sent there is opened. */
  new_email: string | null
  new_email_token_hash: string | null
  new_email_expires_at: Instant | null
}

export type SessionTable = {
  token_hash: string
  session_id: string
  account_id: string
  created_at: Instant
  last_seen_at: Instant
  expires_at: Instant
  user_agent: string
}

/** One-time links by mail or terminal; only the token's hash is kept. */
export type SignInLinkTable = {
  token_hash: string
  account_id: string
  purpose: 'sign-in' | 'reset-password'
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
  /** Whether it went to the address itself, by mail or through the operator. */
  proves_address: Generated<boolean>
}

export type MembershipTable = {
  website_id: SiteId
  account_id: string
  roles: number[]
  is_owner: boolean
  created_at: Instant
}

/** The sites of an account: the look-up beside `membership`, whose key begins with the site. */
export type AccountSiteTable = { account_id: string; website_id: SiteId }

/** Everything an owner edits; see `rules/src/ground/documents/document.ts`. */
export type DocumentTable = {
  website_id: SiteId
  kind: string
  id: string
  revision: number
  body: Json<Record<string, unknown>>
  /** Projected from the body, for lists and look-ups. */
  collection_id: string | null
  url_id: string | null
  visibility: string | null
  position: number | null
  publish_on: Instant | null
}

/** What of a page or an item can be found by words; derived from its documents. */
export type SearchEntryTable = {
  website_id: SiteId
  kind: 'collection' | 'item'
  id: string
  /** The page, of an item the one that it belongs to. */
  collection_id: string
  visibility: string
  /** When visitors begin to see it; 0 for pages. */
  shown_from: Instant
  /** The words of the title; with the short names; with all texts. Each begins with the site's key. */
  title: string
  names: string
  words: string
}

/** What a document leads to or shows; derived from its body and written with it. */
export type ReferenceTable = {
  website_id: SiteId
  from_kind: string
  from_id: string
  /** A kind of document, or `path`: an address of the site. */
  to_kind: string
  to_id: string
}

/** Sites whose search entries have to be made anew, and the last one that was. */
export type SearchDueTable = { website_id: SiteId; kind: string; id: string }

/**
 * A word that an item is filed under, with the columns that lists are narrowed and sorted by; derived
 * from the item's body and written with it.
 */
export type ItemTermTable = {
  website_id: SiteId
  item_id: string
  sort: string
  word: string
  place: number
  collection_id: string
  visibility: string
  position: number
  publish_on: Instant
}

/** An address of an item that it has left; derived from the item's body and written with it. */
export type FormerAddressTable = {
  website_id: SiteId
  collection_id: string
  url_id: string
  item_id: string
  until: Instant
}

/** How many live items a list has, those whose time is to come among them; written with the items. */
export type ItemCountTable = { website_id: SiteId; collection_id: string; live: number }

/** The append-only history: one row per owner action, undo or redo. */
export type ChangeTable = {
  website_id: SiteId
  /** The site revision that this change made; total order within a site. */
  sequence: number
  type: 'do' | 'undo' | 'redo'
  /** The sequence of the change that an undo or redo is about. */
  target_sequence: number | null
  action: string
  title: string
  author_id: string | null
  at: Instant
  input: Json<Record<string, unknown>>
  edits: Json<unknown[]>
  /** The document that history names and leads to; null where there is none. */
  subject_kind: string | null
  subject_id: string | null
  /** The marks that it touches (`touchedBy`); null in what was written before there were any. */
  touched: string[] | null
}

/** An item whose stock pages show otherwise since a revision of the catalogue; the last thousand revisions. */
export type CatalogueChangeTable = {
  website_id: SiteId
  revision: number
  item_id: string
}

/** Which changes were about a document; written with the change. */
export type ChangeDocumentTable = {
  website_id: SiteId
  kind: string
  id: string
  sequence: number
}

export type MailTable = {
  website_id: SiteId
  id: string
  kind: string
  to_address: string
  subject: string
  html: string
  text: string
  order_id: string | null
  /**
   * `queued` waits, `sending` is with a process until `due_at`, `failed` was given up; `unsure` may have
   * gone out, and does not go again.
   */
  status: 'stored' | 'queued' | 'sending' | 'sent' | 'failed' | 'unsure'
  created_at: Instant
  sent_at: Instant | null
  /** When it may be taken for sending; null where nothing is left to do. */
  due_at: Instant | null
  /** Tries that began. */
  attempts: Generated<number>
  /** Why the last try failed, as the owner reads it. */
  last_error: string | null
  /** Whether it must not come twice: rather not at all. */
  at_most_once: Generated<boolean>
  /** Where mail programs say that no more of its kind are wanted; empty: nowhere. */
  stop_address: Generated<string>
}

/** What background work gave up on; told to the site's owner once. */
export type JobFailureTable = {
  website_id: SiteId
  kind: 'mail' | 'mail-words' | 'payment'
  /** Tells it from all others of its kind. */
  about: string
  /** What it is about, as the owner reads it. */
  detail: string
  reason: string
  created_at: Instant
  /** Null: the owner has not been told. */
  told_at: Instant | null
}

/** The password of pages or of the site; a row never changes, and documents name it by its id. */
export type SiteLockTable = {
  website_id: SiteId
  id: string
  password_hash: string
  created_at: Instant
}

/** What a visitor wrote below an item. Rows of items that are deleted stay, for undo brings these back. */
export type CommentTable = {
  website_id: SiteId
  id: string
  item_id: string
  state: 'waiting' | 'approved' | 'spam' | 'deleted'
  author_name: string
  /** Empty: not told. Visitors never see it. */
  author_email: string
  author_url: string
  /** Plain text. */
  body: string
  created_at: Instant
  /** When and by whom its state was last changed; null: as it came. */
  decided_at: Instant | null
  decided_by: string | null
}

/** How many comments of an item visitors see; written with them. */
export type ItemCommentsTable = { website_id: SiteId; item_id: string; approved: number }

/** What a site proves itself with elsewhere, sealed; a row never changes, documents name it by its id. */
export type SiteSecretTable = {
  website_id: SiteId
  id: string
  sealed: string
  created_at: Instant
}

/** An answer of the built-in captcha that has been used. */
export type CaptchaAnswerTable = { website_id: SiteId; challenge: string; expires_at: Instant }

/** That somebody likes an item; visitors by the hash of what their cookie says. */
export type ItemLikeTable = {
  website_id: SiteId
  item_id: string
  visitor: string
  created_at: Instant
}

/** How many like an item; written with them. */
export type ItemLikesTable = { website_id: SiteId; item_id: string; likes: number }

export type Tables = {
  site: SiteTable
  host_name: HostNameTable
  installation: InstallationTable
  account: AccountTable
  session: SessionTable
  sign_in_link: SignInLinkTable
  membership: MembershipTable
  account_site: AccountSiteTable
  document: DocumentTable
  search_entry: SearchEntryTable
  search_due: SearchDueTable
  reference: ReferenceTable
  item_term: ItemTermTable
  item_count: ItemCountTable
  subscriber: SubscriberTable
  product_listing: ProductListingTable
  variant_listing: VariantListingTable
  former_address: FormerAddressTable
  change: ChangeTable
  change_document: ChangeDocumentTable
  stock: StockTable
  stock_movement: StockMovementTable
  cart: CartTable
  cart_entry: CartEntryTable
  shop_order: OrderTable
  order_item: OrderItemTable
  order_counter: OrderCounterTable
  order_event: OrderEventTable
  fulfilment: FulfilmentTable
  fulfilment_line: FulfilmentLineTable
  withdrawal: WithdrawalTable
  withdrawal_line: WithdrawalLineTable
  order_adjustment: OrderAdjustmentTable
  order_tax: OrderTaxTable
  coupon_counter: CouponCounterTable
  coupon_code: CouponCodeTable
  coupon_use: CouponUseTable
  gift_card: GiftCardTable
  subscription: SubscriptionTable
  subscription_cycle: SubscriptionCycleTable
  gift_card_entry: GiftCardEntryTable
  restock_sign_up: RestockSignUpTable
  member: MemberTable
  member_session: MemberSessionTable
  member_link: MemberLinkTable
  member_access: MemberAccessTable
  stock_return: StockReturnTable
  catalogue_change: CatalogueChangeTable
  tool_token: ToolTokenTable
  review: ReviewTable
  item_reviews: ItemReviewsTable
  review_asking: ReviewAskingTable
  review_request: ReviewRequestTable
  review_mail_stop: ReviewMailStopTable
  cart_reminder: CartReminderTable
  cart_reminding: CartRemindingTable
  cart_reminder_stop: CartReminderStopTable
  payment: PaymentTable
  kept_card: KeptCardTable
  card_setup: CardSetupTable
  test_bank: TestBankTable
  refund: RefundTable
  refund_line: RefundLineTable
  download_grant: DownloadGrantTable
  mail: MailTable
  job_failure: JobFailureTable
  site_lock: SiteLockTable
  comment: CommentTable
  item_comments: ItemCommentsTable
  captcha_answer: CaptchaAnswerTable
  item_like: ItemLikeTable
  item_likes: ItemLikesTable
  site_secret: SiteSecretTable
}

/** Tables that are not a tenant's: look-ups by another key, and the accounts of the installation. */
export const globalTables = [
  'host_name',
  'installation',
  'account',
  'session',
  'sign_in_link',
  'account_site',
] as const satisfies readonly (keyof Tables)[]
