import type { Figure } from './measure/report.ts'
import { interleave } from './measure/ratio.ts'
import { rawTransactions } from './peers/raw-transaction.ts'
import type { ProductUnderTest } from './product-under-test.ts'
import { createAgent, createShopper } from './shopper.ts'

const rounds = 5
const seconds = 2
const callers = 16

/** P5: adds to carts over HTTP, each durable when it answers, against the raw transaction. */
export async function measureCartAdd(under: ProductUnderTest): Promise<Figure> {
  const agent = createAgent(callers)
  const adds = (): Promise<number> => addsPerSecond(agent, under)
  await adds()
  const result = await interleave(rounds, adds, () => rawTransactions(under.databaseUrl, seconds))
  agent.destroy()
  return {
    id: 'P5',
    job: 'add to cart over HTTP',
    value: result.ratio,
    unit: 'x raw transaction',
    floor: 0.5,
    goal: 1,
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} per second`,
  }
}

async function addsPerSecond(
  agent: ReturnType<typeof createAgent>,
  { product, shopHost, sample }: ProductUnderTest,
): Promise<number> {
  const shoppers = Array.from({ length: callers }, () =>
    createShopper(agent, product.port, shopHost),
  )
  await Promise.all(shoppers.map((shopper) => shopper.send('GET', '/')))
  const end = performance.now() + seconds * 1000
  let done = 0
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() < end) {
        const answer = await shopper.send('POST', '/api/commerce/shopping-cart/entries', {
          json: { itemId: sample.itemId, sku: sample.sku, quantity: 1, additionalFields: null },
        })
        if (answer.status !== 200)
          throw new Error(`an add answered ${answer.status}: ${answer.text}`)
        done += 1
      }
    }),
  )
  return done / seconds
}
