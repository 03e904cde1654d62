import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { startPeer } from './peers/peer.ts'
import { openCarts } from './open-carts.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2
const callers = 16
const path = '/api/commerce/shopping-cart'
const warmUps = 3

/** P6: what the pill asks for, a cart with its lines and totals, against one SELECT over HTTP. */
export async function measureCartRead(under: ProductUnderTest): Promise<Figure> {
  const { product, sample } = under
  const carts = await openCarts(under, callers)
  const peer = await startPeer('http-with-select', {
    url: under.databaseUrl,
    websiteId: under.websiteId,
    itemId: sample.itemId,
  })
  let wrong = 0
  const rate = async (url: string): Promise<number> => {
    const headersOf = (caller: number) => carts[caller] ?? {}
    const result = await runLoad({ url, connections: callers, headersOf, seconds })
    wrong += result.wrong
    return result.perSecond
  }
  const ours = `http://127.0.0.1:${product.port}${path}`
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await rate(ours)
  const result = await interleave(
    rounds,
    () => rate(ours),
    () => rate(`http://127.0.0.1:${peer.port}/`),
  )
  await peer.stop()
  if (wrong > 0) throw new Error(`P6 saw ${wrong} answers that were not 2xx`)
  return {
    id: 'P6',
    job: 'cart read',
    value: result.ratio,
    unit: 'x one SELECT',
    floor: 0.3,
    goal: 0.6,
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} req/s`,
  }
}
