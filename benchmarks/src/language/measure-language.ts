import type { Figure } from '../measure/report.ts'
import { compileNpmEngine, compileOurBytes, compileOurs } from './engines.ts'
import { literalList, literalProduct } from './literal-pages.ts'
import detailBlock from './pages/detail.block?raw'
import listBlock from './pages/list.block?raw'
import listEta from './pages/list.eta?raw'
import listHbs from './pages/list.hbs.txt?raw'
import listLiquid from './pages/list.liquid?raw'
import productBlock from './pages/product.block?raw'
import productEta from './pages/product.eta?raw'
import productHbs from './pages/product.hbs.txt?raw'
import productLiquid from './pages/product.liquid?raw'
import shelfBlock from './pages/shelf.block?raw'
import { compilePeers } from './peers.ts'
import type { Page, PeerTexts } from './peers.ts'
import { race } from './race.ts'
import type { Raced, Racer } from './race.ts'
import { listData, productData } from './shop-data.ts'
import { literalSimpleList, readWorkload } from './workload.ts'
import type { WorkloadPage } from './workload.ts'

const listPeers = { eta: listEta, hbs: listHbs, liquid: listLiquid }
const productPeers = { eta: productEta, hbs: productHbs, liquid: productLiquid }

/**
 * P2 and P2b: pages of our own; and those of a workload folder, which is named with
 * `--workload FOLDER` or lies beside the working copy.
 */
export function measureLanguage(workloadFolder: string | undefined): Figure[] {
  const workload = readWorkload(workloadFolder)
  const list = JSON.stringify(listData())
  const product = JSON.stringify(productData())
  const figures = [
    againstLiteral('list of 200', 2, { template: listBlock, json: list }, literalList, listPeers),
    againstLiteral(
      'product page',
      2.5,
      { template: productBlock, json: product },
      literalProduct,
      productPeers,
    ),
    againstNpmEngine('products with formatters', { template: shelfBlock, json: list }),
    againstNpmEngine('product with formatters', { template: detailBlock, json: product }),
  ]
  if (workload === undefined) return figures
  const { simpleList, productList, productDetail } = workload
  return [
    ...figures,
    againstLiteral('simple-list', 2, simpleList, literalSimpleList, simpleList.peers),
    againstNpmEngine('product-list', productList),
    againstNpmEngine('product-detail', productDetail),
  ]
}

type Source = Pick<WorkloadPage, 'template' | 'json'> & Partial<Pick<WorkloadPage, 'expected'>>

function againstLiteral<Data extends object>(
  job: string,
  goal: number,
  source: Source,
  literal: (data: Data) => string,
  peers: PeerTexts,
): Figure {
  const pages: Readonly<Record<string, Page>> = {
    ours: compileOurs(source.template),
    literal: literal as Page,
    ...compilePeers(peers),
  }
  const racers = Object.entries(pages).map(([name, run]) => ({ name, run: flat(run) }))
  const raced = raceEquals(job, source, racers)
  return {
    id: 'P2',
    job: `render ${job}`,
    value: ratioTo(raced, 'literal'),
    unit: 'x literal',
    floor: 4,
    goal,
    better: 'lower',
    detail: describe(raced),
  }
}

function againstNpmEngine(job: string, source: Source): Figure {
  const raced = raceEquals(job, source, [
    { name: 'ours', run: compileOurBytes(source.template) },
    { name: 'npm engine', run: compileNpmEngine(source.template) },
  ])
  return {
    id: 'P2b',
    job: `render ${job} to bytes`,
    value: ratioTo(raced, 'npm engine'),
    unit: 'x npm engine',
    floor: 1 / 3,
    goal: 1 / 10,
    better: 'lower',
    detail: describe(raced),
  }
}

/** V8 leaves joined text as a tree until somebody reads it; reading it belongs to making it. */
function flat(page: Page): Page {
  return (data) => {
    const text = page(data)
    text.charCodeAt(0)
    return text
  }
}

/** Races only what makes the same text, to the last sign. */
function raceEquals(job: string, source: Source, racers: readonly Racer[]): Raced[] {
  const data = JSON.parse(source.json) as object
  const wanted = source.expected ?? racers[0]?.run(data).toString() ?? ''
  for (const { name, run } of racers) {
    const made = run(data).toString()
    if (made !== wanted) throw new Error(`${job}: ${name} ${firstDifference(made, wanted)}`)
  }
  return race(racers, data)
}

function firstDifference(made: string, wanted: string): string {
  let at = 0
  while (made[at] === wanted[at]) at++
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40))
  return `makes ${around(made)} in place of ${around(wanted)}`
}

function ratioTo(raced: readonly Raced[], name: string): number {
  return raced.find((one) => one.name === name)?.ratio ?? NaN
}

function describe(raced: readonly Raced[]): string {
  return raced.map(({ name, ms }) => `${name} ${Math.round(ms * 1000)} us`).join(', ')
}
