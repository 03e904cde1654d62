import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { signInOwner } from './owner.ts'
import { startProductUnderTest } from './product-under-test.ts'
import { fillAbout } from './sixty-blocks.ts'

const rounds = 5
const seconds = 2
const warmUps = 2

/** P3b: a page of sixty blocks rendered anew, against a product page of the starter. */
export async function measureLongPage(): Promise<Figure> {
  const under = await startProductUnderTest({ PAGE_CACHE: 'off' })
  const { product, shopHost, sample } = under
  const owner = await signInOwner(under)
  await fillAbout(owner)
  owner.close()
  let wrong = 0
  const rate = async (path: string): Promise<number> => {
    const url = `http://127.0.0.1:${product.port}${path}`
    const result = await runLoad({ url, host: shopHost, seconds })
    wrong += result.wrong
    return result.perSecond
  }
  for (let warmUp = 0; warmUp < warmUps; warmUp++) {
    await rate('/about')
    await rate(sample.path)
  }
  const result = await interleave(
    rounds,
    () => rate('/about'),
    () => rate(sample.path),
  )
  await under.stop()
  if (wrong > 0) throw new Error(`P3b saw ${wrong} answers that were not 2xx`)
  return {
    id: 'P3b',
    job: 'uncached page of 60 blocks',
    value: result.ratio,
    unit: 'x a product page',
    floor: 0.2,
    goal: 0.4,
    better: 'higher',
    detail: `${Math.round(result.ours)} against ${Math.round(result.peer)} req/s`,
  }
}
