import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { measureCartAdd } from './cart-add.ts'
import { measureCachedPage } from './cached-page.ts'
import { measureCheckout } from './checkout.ts'
import { measureColdStart } from './cold-start.ts'
import { measureMemory } from './memory.ts'
import { formatReport, meets, type Figure } from './measure/report.ts'
import { startProductUnderTest, type ProductUnderTest } from './product-under-test.ts'
import { measureScriptBytes } from './script-bytes.ts'
import { measureUncachedPage } from './uncached-page.ts'

type Measure = (under: ProductUnderTest) => Promise<Figure | Figure[]>

/** Every measurement by name; `npm run bench -- P1 P3` runs only those. */
const measures: Readonly<Record<string, Measure>> = {
  P1: measureCachedPage,
  P3: () => measureUncachedPage(),
  P5: measureCartAdd,
  P7: measureCheckout,
  P8: measureScriptBytes,
  P10: (under) => measureColdStart(under.sample.path),
  P11: (under) => measureMemory(['/', under.sample.path]),
}

/**
 * Measures, prints the table and keeps it in `benchmarks/results/last.json`.
 * @returns 0 where every floor holds
 */
export async function runBenchmarks(names: readonly string[]): Promise<number> {
  const chosen = Object.entries(measures).filter(
    ([name]) => names.length === 0 || names.includes(name),
  )
  if (chosen.length === 0) {
    process.stderr.write(`No such measurement; there are ${Object.keys(measures).join(', ')}.\n`)
    return 1
  }
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
  const machine = `${cpus().length} x ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`
  process.stdout.write(`${machine}\n${formatReport(figures)}\n`)
  mkdirSync('benchmarks/results', { recursive: true })
  writeFileSync(
    'benchmarks/results/last.json',
    `${JSON.stringify({ machine, figures }, null, 2)}\n`,
  )
  return figures.every((figure) => meets(figure, figure.floor)) ? 0 : 1
}
