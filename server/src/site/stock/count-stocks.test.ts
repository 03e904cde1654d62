import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KyselyPlugin } from 'kysely'
import type { Database } from '../../ground/db/database.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { StockContext } from './change-stock.ts'
import { countStocks } from './count-stocks.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** The database of the shop, and how many statements were sent to it. */
function counting(): {
  readonly context: StockContext
  readonly sent: () => number
} {
  let sent = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      sent += 1
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  const database: Pick<Database, 'transact'> = {
    transact: (siteId, work, options) =>
      shop.context.database.transact(
        siteId,
        (site) => work({ ...site, queries: site.queries.withPlugin(plugin) }),
        options,
      ),
  }
  const { tellSoldOut } = shop.context
  return { context: { database, tellSoldOut }, sent: () => sent }
}

const stocks = async () =>
  new Map(
    (
      await shop.context.database.kysely
        .selectFrom('stock')
        .select(['variant_id', 'quantity'])
        .where('website_id', '=', shop.siteId)
        .execute()
    ).map(({ variant_id: id, quantity }) => [id, quantity]),
  )

test('many stocks are counted by as few statements as one, and each has its movement', async () => {
  const { now } = shop.time
  const author = { authorId: shop.ownerId, now, random: shop.context.random }
  const [known, ...others] = [...(await stocks())].map(([id]) => id)
  const one = counting()
  await countStocks(one.context, shop.siteId, new Map([[known ?? '', 41]]), author)
  const many = counting()
  const counts = new Map<string, number | null>(others.map((id, at) => [id, at === 0 ? null : 70]))
  counts.set('gone', 3)
  await countStocks(many.context, shop.siteId, counts, author)
  expect(others.length).toBeGreaterThan(1)
  expect(many.sent()).toBeLessThanOrEqual(one.sent())
  counts.delete('gone')
  expect(await stocks()).toEqual(new Map([[known, 41], ...counts]))
  const moved = await shop.context.database.kysely
    .selectFrom('stock_movement')
    .select(['variant_id', 'reason', 'author_id'])
    .where('website_id', '=', shop.siteId)
    .execute()
  expect(moved).toHaveLength(others.length + 1)
  expect(new Set(moved.map(({ variant_id: id }) => id))).toEqual(new Set([known, ...others]))
  expect(new Set(moved.map(({ reason }) => reason))).toEqual(new Set(['count']))
})
