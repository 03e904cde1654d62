import { sql } from 'kysely'
import type { CheckoutEntries } from '@vitrine/rules/shop/checkout/checkout-form.ts'
import { addressLines } from '@vitrine/rules/shop/checkout/address-lines.ts'
import type {
  SubscriptionLine,
  SubscriptionReply,
} from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import type { SubscriptionState } from '@vitrine/rules/shop/subscriptions/subscription-states.ts'
import { writeCsv } from '@vitrine/rules/ground/files/write-csv.ts'
import {
  subscriptionRows,
  type SubscriptionOfFile,
} from '@vitrine/rules/shop/subscriptions/subscription-rows.ts'
import { formatCursor, parseCursor } from '@vitrine/rules/ground/documents/page-cursor.ts'
import { toMoney } from '@vitrine/rules/ground/money/money.ts'
import type { SiteDatabase } from '../../ground/db/database.ts'
import {
  chargedBy,
  countPaidCycles,
  findSubscription,
  listCycles,
  type SubscriptionRow,
} from './subscription-rows.ts'

type Page = {
  readonly state?: SubscriptionState | undefined
  readonly search: string
  readonly cursor?: string | undefined
  readonly limit: number
}

const mostWords = 8

/** Subscriptions, newest first. */
export async function listSubscriptions(
  site: SiteDatabase,
  { limit, ...wish }: Page,
): Promise<{ subscriptions: SubscriptionLine[]; nextPageCursor: string | null }> {
  const rows = await listRows(site, { ...wish, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    subscriptions: shown.map(toLine),
    nextPageCursor: rows.length > limit && last !== undefined ? cursorAfter(last) : null,
  }
}

function cursorAfter({ started_at: at, id }: SubscriptionRow): string {
  return formatCursor({ at, id })
}

async function listRows(
  { siteId, queries }: SiteDatabase,
  { state, search, cursor, limit }: Page,
): Promise<SubscriptionRow[]> {
  let found = queries
    .selectFrom('subscription')
    .selectAll()
    .where('website_id', '=', siteId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (state !== undefined) found = found.where('state', '=', state)
  const words = search.split(/\s+/).filter((word) => word !== '')
  for (const word of words.slice(0, mostWords)) found = found.where(hasWord(word))
  const after = parseCursor(cursor)
  if (after !== undefined) {
    found = found.where(sql<boolean>`(started_at, id) < (${after.at}::bigint, ${after.id})`)
  }
  return (await found.execute()) as unknown as SubscriptionRow[]
}

/** So many are read at once. */
const batch = 500

/** All subscriptions that a list shows, newest first, as a table that spreadsheets open. */
export async function exportSubscriptions(
  site: SiteDatabase,
  narrowed: Pick<Page, 'state' | 'search'>,
): Promise<Uint8Array> {
  const read: SubscriptionOfFile[] = []
  for (let cursor: string | undefined; ;) {
    const rows = await listRows(site, { ...narrowed, cursor, limit: batch })
    const ids = rows.map(({ id }) => id)
    const paid = await countPaidCycles(site, ids)
    read.push(
      ...rows.map((row) => {
        return { ...toLine(row), endedAt: row.ended_at, paid: paid.get(row.id) ?? 0 }
      }),
    )
    const last = rows.at(-1)
    if (last === undefined || rows.length < batch) break
    cursor = cursorAfter(last)
  }
  // the mark by which spreadsheets know UTF-8
  return Buffer.from(`\uFEFF${writeCsv(subscriptionRows(read))}`)
}

/** Whether it has a word in who subscribes or in what, or as the number of its first order. */
function hasWord(word: string) {
  const number = /^#?(\d{1,9})$/.exec(word)?.[1]
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const isNumber = number === undefined ? sql`false` : sql`order_number = ${Number(number)}`
  return sql<boolean>`(${isNumber} or email ilike ${like} or title ilike ${like}
    or buyer ->> 'firstName' ilike ${like} or buyer ->> 'lastName' ilike ${like})`
}

function toLine(row: SubscriptionRow): SubscriptionLine {
  const { buyer } = row
  return {
    id: row.id,
    orderNumber: row.order_number,
    state: row.state,
    isDonation: row.is_donation,
    title: row.title,
    variant: row.variant,
    customerName: `${buyer.firstName} ${buyer.lastName}`.trim(),
    email: row.email,
    plan: row.plan,
    total: toMoney(row.total_cents, row.currency),
    testMode: row.test_mode,
    startedAt: row.started_at,
    nextAt: row.next_at,
  }
}

/** One with its cycles; undefined where this site has none such. @param language of the reader */
export async function readSubscription(
  site: SiteDatabase,
  id: string,
  language: string,
): Promise<SubscriptionReply | undefined> {
  const row = await findSubscription(site, id)
  if (row === undefined) return undefined
  const cycles = await listCycles(site, id)
  const method = chargedBy(row)
  return {
    ...toLine(row),
    itemId: row.item_id,
    endedWhy: row.ended_why,
    endedAt: row.ended_at,
    addressLines: isSent(row.buyer) ? [...addressLines(row.buyer, language)] : [],
    consent: row.consent,
    method: method?.label ?? '',
    methodExpires: method?.expires ?? '',
    cycles: cycles.map((one) => ({
      number: one.number,
      dueAt: one.due_at,
      state: one.state,
      why: one.why,
      tries: one.tries,
      tryAt: one.try_at,
      orderId: one.order_id,
      refunded: toMoney(one.refunded_cents, row.currency),
    })),
  }
}

function isSent({ line1 }: CheckoutEntries): boolean {
  return line1 !== ''
}
