import type { Figure } from './measure/report.ts'
import { runLoad, type Load } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { startPeer } from './peers/peer.ts'
import type { ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2

/** Until the server's code is compiled; the few lines of the other side are at once. */
const warmUps = 6

export type Job = Pick<Figure, 'id' | 'job' | 'floor' | 'goal'>

/**
 * Requests for a path of the product against one SELECT over HTTP.
 * @param load how both sides are asked
 */
export async function againstSelect(
  job: Job,
  { product, databaseUrl, websiteId, sample }: ProductUnderTest,
  path: string,
  load: Omit<Load, 'url' | 'seconds'>,
): Promise<Figure> {
  const { itemId } = sample
  const peer = await startPeer('http-with-select', { url: databaseUrl, websiteId, itemId })
  let wrong = 0
  const rate = async (url: string): Promise<number> => {
    const result = await runLoad({ ...load, url, seconds })
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
  if (wrong > 0) throw new Error(`${job.id} saw ${wrong} answers that were not 2xx`)
  return {
    ...job,
    value: result.ratio,
    unit: 'x one SELECT',
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} req/s`,
  }
}
