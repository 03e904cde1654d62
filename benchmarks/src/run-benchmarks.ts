import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAfterChange } from './after-change.ts'
import { measureCartAdd } from './cart-add.ts'
import { measureCartRead } from './cart-read.ts'
import { measureCachedPage } from './cached-page.ts'
import { measureCheckout } from './checkout.ts'
import { measureColdStart } from './cold-start.ts'
import { measureEditedBlock } from './edited-block.ts'
import { measureLongPage } from './long-page.ts'
import { measureMemory } from './memory.ts'
import { measureLargeSite } from './large-site/measure-large-site.ts'
import { measureLanguage } from './language/measure-language.ts'
import { isWorkload } from './language/workload.ts'
import { formatReport, meets, type Figure } from './measure/report.ts'
import { measureOwnerRooms } from './owner-rooms.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'
import { measurePainted } from './painted/measure-painted.ts'
import { measureScriptBytes } from './script-bytes.ts'
import { measureTweakToPaint } from './tweak-to-paint.ts'
import { measureUncachedList, measureUncachedPage } from './uncached-page.ts'

type Measure = (under: ProductUnderTest) => Promise<Figure | Figure[]>

/** Measurements of the running product by name; `npm run bench -- P1 P3` runs only those. */
const measures: Readonly<Record<string, Measure>> = {
  P1: measureCachedPage,
  P3: () => measureUncachedPage(),
  P3b: () => measureLongPage(),
  P4: () => measureUncachedList(),
  P5: measureCartAdd,
  P6: measureCartRead,
  P7: measureCheckout,
  P8: measureScriptBytes,
  P9: measurePainted,
  P10: (under) => measureColdStart(under.sample.path),
  P11: (under) => measureMemory(['/', under.sample.path]),
  P12: () => measureLargeSite(),
  P13: () => measureAfterChange(),
  P14: () => measureEditedBlock(),
  P14b: () => measureTweakToPaint(),
  P15: () => measureOwnerRooms(),
}

/** P2 and P2b need no product, only the engines. */
const language = 'language'

/**
 * Measures, prints the tables and keeps them in `benchmarks/results`: what the product does in
 * `last.json`, the template language in `language.json`.
 * @param args names of measurements; none means all. `--workload FOLDER` adds pages to `language`
 * @returns 0 where every floor holds
 */
export async function runBenchmarks(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    options: { workload: { type: 'string' } },
    allowPositionals: true,
  })
  const isChosen = (name: string) => names.length === 0 || names.includes(name)
  const chosen = Object.entries(measures).filter(([name]) => isChosen(name))
  if (chosen.length === 0 && !isChosen(language)) {
    const known = [...Object.keys(measures), language].join(', ')
    process.stderr.write(`No such measurement; there are ${known}.\n`)
    return 1
  }
  const { workload } = values
  if (workload !== undefined && !isWorkload(workload)) {
    process.stderr.write(`${workload} holds no product-list.jsont; give a folder of its pages.\n`)
    return 1
  }
  const figures: Figure[] = []
  if (isChosen(language)) {
    process.stderr.write(`measuring ${language} ...\n`)
    const ofLanguage = measureLanguage(workload)
    keep('language.json', ofLanguage)
    figures.push(...ofLanguage)
  }
  if (chosen.length > 0) {
    const ofProduct = await measureProduct(chosen)
    keep('last.json', ofProduct)
    figures.push(...ofProduct)
  }
  return figures.every((figure) => meets(figure, figure.floor)) ? 0 : 1
}

async function measureProduct(chosen: readonly [string, Measure][]): Promise<Figure[]> {
  const under = await startProductUnderTest()
  const figures: Figure[] = []
  try {
    for (const [name, measure] of chosen) {
      process.stderr.write(`measuring ${name} ...\n`)
      figures.push(...[await measure(under)].flat())
    }
  } finally {
    await under.stop()
  }
  return figures
}

function keep(file: string, figures: readonly Figure[]): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  process.stdout.write(`${machine}\n${formatReport(figures)}\n`)
  mkdirSync('benchmarks/results', { recursive: true })
  const text = JSON.stringify({ machine, figures }, null, 2)
  writeFileSync(`benchmarks/results/${file}`, `${text}\n`)
}
