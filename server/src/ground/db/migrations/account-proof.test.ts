import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createEmptyTestDatabase } from '../../../testing/test-database.ts'
import { openDatabase } from '../database.ts'
import { up as makeFirstShop } from './0001-first-shop.ts'
import { up as addAccountProof } from './0003-account-proof.ts'

test('of what stood before, guests belong to the shop that invited them, and open carts may move', async () => {
  const empty = await createEmptyTestDatabase()
  const database = openDatabase(empty.connection)
  const { kysely } = database
  const run = (text: string) => sql.raw(text).execute(kysely)
  await makeFirstShop(kysely as never)
  await run(`insert into account (account_id, email, display_name, created_at) values
    ('owner', 'owner@fern.example', 'Owner', 1), ('guest', 'guest@fern.example', 'Guest', 2),
    ('both', 'both@fern.example', 'Both', 3), ('joined', 'joined@fern.example', 'Joined', 4),
    ('nowhere', 'nowhere@fern.example', 'Nowhere', 5)`)
  await run(`insert into membership (website_id, account_id, roles, is_owner, created_at) values
    ('fern', 'owner', '{1}', true, 1), ('fern', 'guest', '{4}', false, 2),
    ('fern', 'both', '{4}', false, 3), ('moss', 'both', '{4}', false, 9),
    ('fern', 'joined', '{4}', false, 9)`)
  await run(`insert into cart (website_id, id, token_hash, created_at, updated_at, purchased_order_id)
    values ('fern', 'open', 'a', 1, 1, null), ('fern', 'bought', 'b', 1, 1, 'order')`)
  await addAccountProof(kysely as never)
  const accounts = await kysely
    .selectFrom('account')
    .select(['account_id', 'made_by_site'])
    .where('made_by_site', 'is not', null)
    .orderBy('account_id')
    .execute()
  expect(accounts).toEqual([
    { account_id: 'both', made_by_site: 'fern' },
    { account_id: 'guest', made_by_site: 'fern' },
  ])
  const carts = await kysely
    .selectFrom('cart')
    .select('id')
    .where('has_former_cookie', '=', true)
    .execute()
  expect(carts).toEqual([{ id: 'open' }])
  await database.close()
  await empty.drop()
})
