import { Migrator, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { openDatabase, type Database } from '../database.ts'
import { migrate, migrations } from '../migrate.ts'

let empty: TestDatabase
let database: Database

const run = (text: string) => sql.raw(text).execute(database.kysely)

beforeAll(async () => {
  empty = await createEmptyTestDatabase()
  database = openDatabase(empty.connection)
  const earlier = Object.entries(migrations).filter(([name]) => name < '0032')
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(earlier)) }
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateToLatest()
  if (error !== undefined) throw error
  await writeOrders()
  await migrate(database.kysely)
})
afterAll(async () => {
  await database.close()
  await empty.drop()
})

async function writeOrders(): Promise<void> {
  const orders = [
    ['tracked', 'fulfilled'],
    ['old', 'fulfilled'],
    ['waiting', 'paid'],
    ['downloaded', 'fulfilled'],
    ['returned', 'fulfilled'],
  ] as const
  for (const [at, [id, status]] of orders.entries()) {
    await run(`insert into shop_order (website_id, id, order_number, cart_id, idempotency_key,
        access_token_hash, email, status, currency, subtotal_cents, shipping_cents, tax_cents,
        discount_cents, grand_total_cents, test_mode, shipping_address, shipping_name, payment_id,
        created_at)
      values ('fern', '${id}', ${1001 + at}, '${id}', '${id}', '${id}', 'ada@fern.example',
        '${status}', 'USD', 1, 0, 0, 0, 1, true, '{}', 'Parcel', '${id}', 5)`)
    await run(`insert into order_item (website_id, order_id, line, item_id, variant_id, sku, title,
        attributes, quantity, unit_price_cents)
      values ('fern', '${id}', 1, 'bowl', 'bowl', 'B', 'Bowl', '{}', 3, 1)`)
  }
  const event = (order: string, id: string, at: number, kind: string, detail: object) =>
    run(`insert into order_event (website_id, order_id, id, kind, at, author_id, detail)
      values ('fern', '${order}', '${id}', '${kind}', ${at}, 'owner', '${JSON.stringify(detail)}')`)
  const tracking = { carrier: 'Harbor Post', number: 'HP 1', address: 'https://post.example/1' }
  await event('tracked', 'first', 10, 'fulfilled', { tracking: { ...tracking, number: 'HP 0' } })
  await event('tracked', 'back', 11, 'fulfilment-taken-back', {})
  await event('tracked', 'second', 12, 'fulfilled', { tracking })
  await event('returned', 'sent', 10, 'fulfilled', {})
  await run(`insert into download_grant (website_id, id, order_id, number, line, piece, item_id,
      file_id, token_hash, name, hash, byte_size, content_type, most, until, created_at)
    values ('fern', 'grant', 'downloaded', 1, 1, 1, 'bowl', 'file', 'a', 'a', 'a', 1, 'a', 5, 9, 5)`)
  for (const [id, settledAt, state] of [
    ['before', 9, 'done'],
    ['after', 11, 'done'],
    ['refused', 9, 'refused'],
  ] as const) {
    await run(`insert into refund (website_id, order_id, id, key, wish, payment_id, amount_cents,
        tax_cents, state, restock, reason, tells_customer, author_id, created_at, settled_at,
        attempts)
      values ('fern', 'returned', '${id}', '${id}', '', 'x', 0, 0, '${state}', false, '', false,
        'owner', 9, ${settledAt}, 1)`)
    await run(`insert into refund_line (website_id, order_id, refund_id, number, line, quantity,
        cents, tax_cents) values ('fern', 'returned', '${id}', 1, 1, 1, 0, 0)`)
  }
}

test('an order that was fulfilled before is one parcel with all of it and the tracking of its last event', async () => {
  const { rows } = await sql`
    select fulfilment.order_id as "order", fulfilment.id, carrier, tracking_number as number,
      address, at, author_id as author, taken_back_at as back, line, quantity
    from fulfilment join fulfilment_line part on part.website_id = fulfilment.website_id
      and part.order_id = fulfilment.order_id and part.fulfilment_id = fulfilment.id
    order by 1`.execute(database.kysely)
  const untracked = { carrier: '', number: '', address: '', back: null, line: 1 }
  expect(rows).toEqual([
    { ...untracked, order: 'old', id: 'old', at: 5, author: null, quantity: 3 },
    // what went back before it was sent lay in no parcel
    { ...untracked, order: 'returned', id: 'sent', at: 10, author: 'owner', quantity: 2 },
    {
      ...untracked,
      order: 'tracked',
      id: 'second',
      carrier: 'Harbor Post',
      number: 'HP 1',
      address: 'https://post.example/1',
      at: 12,
      author: 'owner',
      quantity: 3,
    },
  ])
  const all = await sql`select from fulfilment`.execute(database.kysely)
  expect(all.rows).toHaveLength(3)
})
