import type { Figure } from './measure/report.ts'
import { runLoad } from './measure/load.ts'
import { interleave } from './measure/ratio.ts'
import { signInOwner } from './owner.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'

const rounds = 5
const seconds = 2
const warmUps = 2

/** As many as a page may have. */
const blockCount = 60

/** P3b: a page of sixty blocks rendered anew, against a product page of the starter. */
export async function measureLongPage(): Promise<Figure> {
  const under = await startProductUnderTest({ PAGE_CACHE: 'off' })
  const { product, shopHost, sample } = under
  await fillAbout(under)
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

/** Texts, pictures, quotes, entries that open and lines, in turn. */
async function fillAbout(under: ProductUnderTest): Promise<void> {
  const owner = await signInOwner(under)
  type Documents = { documents: readonly { id: string; body: { urlId?: string } }[] }
  const list = (kind: string) => owner.ask<Documents>('GET', `${owner.site}/documents?kind=${kind}`)
  const about = (await list('collection')).documents.find(({ body }) => body.urlId === 'about')
  const [picture] = (await list('asset')).documents
  const kinds = [
    { type: 2, value: { html: '<h2>Made by hand</h2><p>Each of them is fired twice.</p>' } },
    { type: 5, value: { image: picture?.id } },
    { type: 31, value: { quote: 'Clay remembers.', source: 'A potter' } },
    { type: 69, value: { items: [{ title: 'When?', text: '<p>On Sundays.</p>' }] } },
    { type: 47, value: {} },
  ]
  const rows = Array.from({ length: blockCount / 3 }, (_row, at) => ({
    id: `row${at}`,
    columns: [0, 1, 2].map((column) => ({
      id: `column${at}-${column}`,
      span: 4,
      blocks: [{ id: `block${at}-${column}`, ...kinds[(at * 3 + column) % kinds.length] }],
      rows: [],
    })),
  }))
  const input = { layoutId: `page-${about?.id}`, layout: { columns: 12, rows } }
  await owner.ask('POST', `${owner.site}/actions`, { action: 'save-layout', input })
  owner.close()
}
