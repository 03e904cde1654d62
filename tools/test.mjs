// npm test [-- --long] [-- SUITE...]: installs and builds what is missing, then runs every suite.
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool } from './setup/project.mjs'
import { addTallies, closingLine, objections } from './suites/tally.mjs'

await runTool(async () => {
  if (process.argv.includes('--long')) process.env.VITRINE_LONG = '1'
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder)
  const { suites } = await import('./suites/suites.mjs')
  const tallies = []
  for (const suite of suites) tallies.push(await runSuite(suite))
  const total = addTallies(tallies)
  console.log('')
  for (const skip of total.skips)
    console.log(`skipped: ${skip.title}: ${skip.reason || 'no reason'}`)
  const problems = objections(total, { isCi: Boolean(process.env.CI) })
  for (const problem of problems) console.log(problem)
  console.log(closingLine(total))
  return problems.length === 0 ? 0 : 1
})

async function runSuite(suite) {
  console.log(`\n== ${suite.name}`)
  const begun = performance.now()
  const tally = await suite.run(projectFolder)
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  console.log(`== ${suite.name}: ${closingLine(tally)} in ${seconds} s`)
  return tally
}
