import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { startPeer } from './peers/peer.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2

/** Until the server's code is compiled; the few lines of the other side are at once. */
const warmUps = 3

/** P3: a product page rendered anew with its database reads, against one SELECT over HTTP. */
export function measureUncachedPage(): Promise<Figure> {
  const figure = { id: 'P3', job: 'uncached product page', floor: 0.25, goal: 0.5 }
  return measureUncached(figure, (sample) => sample.path)
}

/** P4: the same of the page that lists the products of the starter with prices and stock. */
export function measureUncachedList(): Promise<Figure> {
  const figure = { id: 'P4', job: 'uncached list of products', floor: 0.15, goal: 0.3 }
  return measureUncached(figure, (sample) => sample.path.replace(/\/[^/]*$/, ''))
}

async function measureUncached(
  figure: Pick<Figure, 'id' | 'job' | 'floor' | 'goal'>,
  pathOf: (sample: ProductUnderTest['sample']) => string,
): Promise<Figure> {
  const under = await startProductUnderTest({ PAGE_CACHE: 'off' })
  const { product, shopHost, sample } = under
  const peer = await startPeer('http-with-select', {
    url: under.databaseUrl,
    websiteId: under.websiteId,
    itemId: sample.itemId,
  })
  let wrong = 0
  const rate = async (url: string): Promise<number> => {
    const result = await runLoad({ url, host: shopHost, seconds })
    wrong += result.wrong
    return result.perSecond
  }
  const ours = `http://127.0.0.1:${product.port}${pathOf(sample)}`
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await rate(ours)
  const result = await interleave(
    rounds,
    () => rate(ours),
    () => rate(`http://127.0.0.1:${peer.port}/`),
  )
  await peer.stop()
  await under.stop()
  if (wrong > 0) throw new Error(`${figure.id} saw ${wrong} answers that were not 2xx`)
  return {
    ...figure,
    value: result.ratio,
    unit: 'x one SELECT',
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} req/s`,
  }
}
