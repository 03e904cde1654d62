import type { Figure } from './measure/report.ts'
import { interleave } from './measure/ratio.ts'
import { rawTransactions } from './peers/raw-transaction.ts'
import type { ProductUnderTest } from './product-under-test.ts'
import { createAgent, createShopper } from './shopper.ts'

const rounds = 5
const seconds = 3
const callers = 16

/** Until the server's code is compiled: a checkout has much of it, which each order runs a few times. */
const warmUps = 5

/** Whole checkouts over HTTP, each with a new cart, against the raw transaction (P7). */
export async function measureCheckout(under: ProductUnderTest): Promise<Figure> {
  const agent = createAgent(callers)
  const orders = (): Promise<number> => ordersPerSecond(agent, under)
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await orders()
  const result = await interleave(rounds, orders, () => rawTransactions(under.databaseUrl, seconds))
  agent.destroy()
  return {
    id: 'P7',
    job: 'whole checkout over HTTP',
    value: result.ratio,
    unit: 'x raw transaction',
    floor: 0.03,
    goal: 0.08,
    better: 'higher',
    detail: `${Math.round(result.ours)} orders against ${Math.round(result.peer)} per second`,
  }
}

async function ordersPerSecond(
  agent: ReturnType<typeof createAgent>,
  under: ProductUnderTest,
): Promise<number> {
  const before = await countOrders(under)
  const begin = performance.now()
  const end = begin + seconds * 1000
  let done = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < end) {
        await buyOnce(agent, under)
        done += 1
      }
    }),
  )
  const took = (performance.now() - begin) / 1000
  const made = (await countOrders(under)) - before
  if (made !== done) throw new Error(`P7 saw ${done} confirmations and ${made} orders`)
  return done / took
}

/** What a shopper sends from the first add to the page that confirms the order. */
async function buyOnce(
  agent: ReturnType<typeof createAgent>,
  { product, shopHost, sample }: ProductUnderTest,
): Promise<void> {
  const shopper = createShopper(agent, product.port, shopHost)
  await shopper.send('GET', sample.path)
  const added = await shopper.send('POST', '/api/commerce/shopping-cart/entries', {
    json: { itemId: sample.itemId, sku: sample.sku, quantity: 1, additionalFields: null },
  })
  if (added.status !== 200) throw new Error(`an add answered ${added.status}: ${added.text}`)
  const form = await shopper.send('GET', '/checkout')
  const [key, offer] = ['key', 'offer'].map(
    (name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(form.text)?.[1],
  )
  if (key === undefined || offer === undefined)
    throw new Error(`the checkout answered ${form.status} without a form`)
  const sent = await shopper.send('POST', '/checkout', { form: { key, offer, ...buyer } })
  if (sent.status !== 303 || sent.location === undefined) {
    throw new Error(`a checkout answered ${sent.status}: ${sent.text.slice(0, 2000)}`)
  }
  const confirmed = await shopper.send('GET', sent.location)
  if (confirmed.status !== 200) throw new Error(`a confirmation answered ${confirmed.status}`)
}

async function countOrders({ pool }: ProductUnderTest): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from shop_order')
  return Number(rows[0]?.count)
}

const buyer = {
  email: 'ada@shopper.example',
  firstName: 'Ada',
  lastName: 'Fern',
  line1: '1 Moss Lane',
  city: 'Portland',
  region: 'ME',
  postalCode: '04101',
  country: 'US',
  payment: 'accepted',
}
