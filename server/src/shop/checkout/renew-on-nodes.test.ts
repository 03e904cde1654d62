import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeContext } from '../../complete-context.ts'
import { openDatabase } from '../../ground/db/database.ts'
import { openSubscriptionShop, type SubscriptionShop } from './testing/open-subscription-shop.ts'
import { renewSubscriptions } from './renew-subscriptions.ts'
import { settleDuePayments } from './settle-due-payments.ts'

const due = process.env['VITRINE_LONG'] === '1' ? 1000 : 24
const nodeCount = 4
const dayMs = 86_400_000

let shop: SubscriptionShop
let nodes: { context: SubscriptionShop['context']; close(): Promise<void> }[] = []
beforeAll(async () => {
  shop = await openSubscriptionShop()
  await shop.setStock('BOWL-M', due * 3)
  // each with connections and with what it keeps of its own, as processes have
  nodes = Array.from({ length: nodeCount }, () => {
    const database = openDatabase(shop.context.database.connection, { maxConnections: 8 })
    const context = completeContext({ ...shop.context, database })
    return { context, close: () => database.close() }
  })
})
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await shop.close()
})

const rows = async <Row extends object>(text: string): Promise<Row[]> =>
  (await shop.context.database.pool.query<Row>(text)).rows

/** As many as are to be due, all like the first: each with the order that it began with. */
async function manyLike(id: string): Promise<void> {
  const { pool } = shop.context.database
  await pool.query(
    `insert into shop_order select (jsonb_populate_record(null::shop_order, to_jsonb(one)
      || jsonb_build_object('id', 'order-' || at, 'order_number', 100000 + at, 'cart_id', 'cart-' || at,
        'payment_id', 'payment-' || at, 'idempotency_key', 'key-' || at, 'access_token_hash',
        '\\x' || md5(at::text)))).*
    from shop_order one, generate_series(2, $1) at
    where one.id = (select order_id from subscription where id = $2)`,
    [due, id],
  )
  await pool.query(
    `insert into subscription select (jsonb_populate_record(null::subscription, to_jsonb(one)
      || jsonb_build_object('id', 'many-' || at, 'order_id', 'order-' || at))).*
    from subscription one, generate_series(2, $1) at where one.id = $2`,
    [due, id],
  )
}

const allOnce = (): Promise<unknown> =>
  Promise.all(
    nodes.flatMap(({ context }) => [renewSubscriptions(context), settleDuePayments(context)]),
  )

test(
  `${nodeCount} nodes charge ${due} subscriptions that are due at once, each once`,
  { timeout: 600_000 },
  async () => {
    const { id } = await shop.newSubscriber()
    await manyLike(id)
    shop.time.now += 32 * dayMs
    // each round is a hundred, of which other nodes may have taken some
    for (let round = 0; round < due / 20; round++) {
      await allOnce()
      const [left] = await rows<{ count: number }>(
        `select count(*)::int from subscription where wake_at <= ${shop.time.now}`,
      )
      if (left?.count === 0) break
    }
    // the server's own job may have begun one a moment before
    const open = "select from subscription_cycle where state = 'charging'"
    await expect.poll(async () => (await rows(open)).length).toBe(0)
    const [found] = await rows<Record<string, number>>(`
      select (select count(*)::int from subscription) as subscriptions,
        (select count(*)::int from subscription_cycle where number = 2 and state = 'paid') as paid,
        (select count(*)::int from subscription_cycle where number > 2 or state <> 'paid') as other,
        (select count(*)::int from shop_order where subscription_cycle = 2) as orders,
        (select count(distinct subscription_id)::int from shop_order where subscription_cycle = 2)
          as ordered,
        -- of the first one, which was paid at the form, the bank keeps nothing
        (select count(*)::int from test_bank where state = 'approved') as charges,
        (select count(*)::int from mail where kind = 'order-confirmation') as mails,
        (select quantity from stock where quantity > ${due}) as left`)
    expect(found).toEqual({
      subscriptions: due,
      paid: due,
      other: 0,
      orders: due,
      ordered: due,
      charges: due,
      mails: due + 1,
      left: due * 3 - due - 1,
    })
    const numbers = await rows<{ from: number; to: number; count: number }>(
      `select min(order_number)::int as from, max(order_number)::int as to, count(*)::int
      from shop_order where order_number < 100000 or subscription_cycle = 2`,
    )
    expect(numbers[0]?.to).toBe((numbers[0]?.from ?? 0) + (numbers[0]?.count ?? 0) - 1)
  },
)
