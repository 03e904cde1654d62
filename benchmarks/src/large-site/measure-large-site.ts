import type { Figure } from '../measure/report.ts'
import { median } from '../measure/ratio.ts'
import { startProductUnderTest, type ProductUnderTest } from '../product-under-test.ts'
import { createAgent, createShopper, type Shopper } from '../shopper.ts'
import { rareWord, wordOfEveryItem } from './item-texts.ts'
import { seededUrlId, seedItems } from './seed-items.ts'

const smallCount = 1_000
const largeCount = 100_000

const rounds = 5
const requestsPerRound = 30

/** What is asked for, request by request, so that nothing is answered from what was kept. */
type Job = {
  readonly name: string
  readonly address: (time: number, count: number) => string
  /** How much one answer holds where a larger site's holds more; the time counts for each of them. */
  readonly parts?: (count: number) => number
}

const minute = 60_000
/** Posts are a minute apart, so that half of them are older. */
const middleOf = (count: number) => Date.now() - (count / 2) * minute

const jobs: readonly Job[] = [
  // every second item is a post
  { name: 'item page', address: (time) => `/journal/${seededUrlId(time * 2)}` },
  { name: 'list page', address: () => '/journal' },
  {
    name: 'list page, in the middle',
    address: (time, count) => `/journal?offset=${middleOf(count) + time}`,
  },
  { name: 'filter', address: (time) => `/journal?category=Category%20${time % 8}` },
  {
    name: 'part of the map, an address',
    address: (time) => `/sitemap.xml?list=journal&after=${time}~seeded`,
    parts: (count) => Math.min(count / 2, 5000),
  },
  { name: 'search, a rare word', address: () => `/search?q=${rareWord}` },
  { name: 'search, a word in every item', address: () => `/search?q=${wordOfEveryItem}` },
  { name: 'search, a prefix of one letter', address: (time) => `/search?q=${'lmprs'[time % 5]}` },
  { name: 'search, no hit', address: (time) => `/search?q=nowhere${time}` },
]

/** Jobs whose time counts as such, beside how it grows. */
const searchLimitMs = { floor: 20, goal: 10 }

/**
 * P12: how much longer the same request takes on a site of 100,000 items than on one of 1,000. Two
 * products, each with a database of its own, answer turn by turn, one request at a time.
 */
export async function measureLargeSite(): Promise<Figure[]> {
  const small = await openSite(smallCount)
  const large = await openSite(largeCount)
  try {
    const figures: Figure[] = []
    for (const job of jobs) figures.push(...(await measureJob(job, small, large)))
    return figures
  } finally {
    await small.under.stop()
    await large.under.stop()
  }
}

type Site = {
  readonly under: ProductUnderTest
  readonly visitor: Shopper
  readonly count: number
}

async function openSite(count: number): Promise<Site> {
  const under = await startProductUnderTest({ PAGE_CACHE: 'off' })
  await seedItems(under, count)
  const visitor = createShopper(createAgent(1), under.product.port, under.shopHost)
  return { under, visitor, count }
}

async function measureJob(job: Job, small: Site, large: Site): Promise<Figure[]> {
  const times = { small: [] as number[], large: [] as number[] }
  for (const site of [small, large]) await timeRound(job, site, 0)
  for (let round = 1; round <= rounds; round++) {
    times.small.push(...(await timeRound(job, small, round)))
    times.large.push(...(await timeRound(job, large, round)))
  }
  const ours = median(times.large)
  const before = median(times.small)
  const detail = `${inWords(ours)} of ${largeCount} items, ${inWords(before)} of ${smallCount}`
  const shared = { id: 'P12', better: 'lower', detail } as const
  const growth: Figure = {
    ...shared,
    job: job.name,
    value: ours / before,
    unit: 'x of 1,000',
    floor: 2,
    goal: 1.5,
  }
  if (!job.name.startsWith('search')) return [growth]
  return [growth, { ...shared, job: job.name, value: ours, unit: 'ms', ...searchLimitMs }]
}

const inWords = (time: number) =>
  time < 0.1 ? `${(time * 1000).toFixed(2)} µs` : `${time.toFixed(2)} ms`

async function timeRound(job: Job, site: Site, round: number): Promise<number[]> {
  const times: number[] = []
  for (let request = 0; request < requestsPerRound; request++) {
    const address = job.address(round * requestsPerRound + request, site.count)
    const begun = performance.now()
    const { status } = await site.visitor.send('GET', address)
    times.push((performance.now() - begun) / (job.parts?.(site.count) ?? 1))
    if (status !== 200) throw new Error(`P12 got ${status} at ${address}`)
  }
  return times
}
