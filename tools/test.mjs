// npm test [-- --journeys | --long]: installs and builds what is missing, then runs every suite.
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'
import { addTallies, closingLine, namedFailures, objections } from './suites/tally.mjs'

await runTool(async () => {
  if (process.argv.includes('--long')) process.env.VITRINE_LONG = '1'
  if (process.argv.includes('--journeys')) process.env.VITRINE_JOURNEYS = 'all'
  const total = addTallies(await runEverything())
  console.log('')
  for (const { title, reason } of total.skips) {
    console.log(`skipped: ${title}: ${reason || 'no reason given'}`)
  }
  for (const failure of namedFailures(total.unsteady, 'unsteady')) console.log(failure)
  for (const failure of namedFailures(total.failures)) console.log(failure)
  const problems = objections(total, { isCi: Boolean(process.env.CI) })
  for (const problem of problems) console.log(problem)
  console.log(closingLine(total))
  return problems.length === 0 ? 0 : 1
})

async function runEverything() {
  try {
    await ensureInstalled(projectFolder)
    await ensureBuilt(projectFolder)
  } catch (error) {
    const reason = error instanceof SetupError ? error.message : error.stack
    return [{ passed: 0, failed: 1, failures: [{ title: 'set-up', reason }], skips: [] }]
  }
  const { suites } = await import('./suites/suites.mjs')
  const tallies = []
  for (const suite of suites) tallies.push(await runSuite(suite))
  return tallies
}

async function runSuite(suite) {
  console.log(`\n== ${suite.name}`)
  const begun = performance.now()
  const tally = await suite.run(projectFolder)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`== ${suite.name}: ${closingLine(tally)} in ${seconds} s`)
  return tally
}
