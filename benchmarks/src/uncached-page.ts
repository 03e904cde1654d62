import { againstSelect, type Job } from './against-select.ts'
import type { Figure } from './measure/report.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'

/** P3: a product page rendered anew with its database reads, against one SELECT over HTTP. */
export function measureUncachedPage(): Promise<Figure> {
  const job = { id: 'P3', job: 'uncached product page', floor: 0.25, goal: 0.5 }
  return measureUncached(job, (sample) => sample.path)
}

/** P4: the same of the page that lists the products of the starter with prices and stock. */
export function measureUncachedList(): Promise<Figure> {
  const job = { id: 'P4', job: 'uncached list of products', floor: 0.15, goal: 0.3 }
  return measureUncached(job, (sample) => sample.path.replace(/\/[^/]*$/, ''))
}

async function measureUncached(
  job: Job,
  pathOf: (sample: ProductUnderTest['sample']) => string,
): Promise<Figure> {
  const under = await startProductUnderTest({ PAGE_CACHE: 'off' })
  try {
    return await againstSelect(job, under, pathOf(under.sample), { host: under.shopHost })
  } finally {
    await under.stop()
  }
}
