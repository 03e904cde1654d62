import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { rawTransactions } from './peers/raw-transaction.ts'
import { openCarts } from './open-carts.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2
const callers = 16
const path = '/api/commerce/shopping-cart/entries'

/** Until the server's code is compiled; the raw transaction's is within its first round. */
const warmUps = 3

/** P5: adds to carts over HTTP, each durable when it answers, against the raw transaction. */
export async function measureCartAdd(under: ProductUnderTest): Promise<Figure> {
  const adds = (): Promise<number> => addsPerSecond(under)
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await adds()
  const result = await interleave(rounds, adds, () => rawTransactions(under.databaseUrl, seconds))
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

function entryOf({ sample }: ProductUnderTest) {
  return { itemId: sample.itemId, sku: sample.sku, quantity: 1, additionalFields: null }
}

async function addsPerSecond(under: ProductUnderTest): Promise<number> {
  const visitors = await openCarts(under, callers)
  const { perSecond, wrong } = await runLoad({
    url: `http://127.0.0.1:${under.product.port}${path}`,
    json: entryOf(under),
    connections: callers,
    headersOf: (caller) => visitors[caller] ?? {},
    seconds,
  })
  if (wrong > 0) throw new Error(`P5 saw ${wrong} answers that were not 2xx`)
  return perSecond
}
