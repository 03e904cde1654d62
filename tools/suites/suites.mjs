import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checks } from '../checks/checks.mjs'
import { runChecks } from '../checks/run-checks.mjs'
import { ensureChromium } from '../setup/chromium.mjs'
import { runConformance } from './conformance-suite.mjs'
import { withSecondRun } from './second-run.mjs'
import { hasSystemPostgres } from './system-postgres.mjs'
import { runVitest } from './vitest-suite.mjs'

const corpusPath = join('..', 'shared', 'conformance', 'template-language')

/** Everything that `npm test` runs, in order. Each returns a tally. */
export const suites = [
  { name: 'checks', run: runCheckSuite },
  {
    name: 'units and integration',
    run: (folder) => runVitest(folder, { name: 'units', config: 'vitest.config.ts' }),
  },
  { name: 'stores, races and migrations on this machine’s PostgreSQL', run: runOnSystemPostgres },
  { name: 'template language corpus', run: runCorpus },
  { name: 'journeys in a browser', run: runJourneys },
]

async function runCheckSuite(folder) {
  return { ...(await runChecks(folder, checks)), skips: [] }
}

/** Nothing is installed for it here: `.ci/run` does that, and elsewhere it is the owner's choice. */
async function runOnSystemPostgres(folder) {
  if (hasSystemPostgres()) {
    return runVitest(folder, {
      name: 'system-postgres',
      config: 'vitest.system-postgres.config.ts',
    })
  }
  const reason = 'This machine has no PostgreSQL of its own; the built-in one ran the same suites.'
  return leftOut('stores, races and migrations on this machine’s PostgreSQL', reason, {
    inputAbsent: true,
  })
}

async function runCorpus(folder) {
  const corpus = join(folder, corpusPath)
  if (existsSync(corpus)) return runConformance(folder, corpus)
  const reason = 'The corpus is not kept with the project; this machine has no copy beside it.'
  return leftOut('template language corpus', reason, { inputAbsent: true })
}

async function runJourneys(folder) {
  const chromium = await ensureChromium(folder)
  if (chromium.path === undefined) return leftOut('journeys in a browser', chromium.reason)
  return withSecondRun((files) =>
    runVitest(folder, {
      name: 'journeys',
      config: 'e2e/vitest.config.ts',
      files,
      env: { CHROME_PATH: chromium.path },
    }),
  )
}

function leftOut(title, reason, { inputAbsent = false } = {}) {
  return {
    passed: 0,
    failed: 0,
    failures: [],
    skips: [{ title, reason, wholeSuite: true, inputAbsent }],
  }
}
