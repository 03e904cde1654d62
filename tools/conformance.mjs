// npm run conformance -- FOLDER [TEXT]: runs the cases of a folder whose name holds the text.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'
import { closingLine } from './suites/tally.mjs'

await runTool(async () => {
  const [corpus, filter = ''] = process.argv.slice(2)
  if (corpus === undefined) throw new SetupError('Usage: npm run conformance -- FOLDER [TEXT]')
  if (!existsSync(corpus)) throw new SetupError(`There is no folder ${resolve(corpus)}.`)
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder, { only: ['rules'] })
  const { runConformance } = await import('./suites/conformance-suite.mjs')
  const tally = await runConformance(projectFolder, resolve(corpus), { filter })
  console.log(closingLine(tally))
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1
})
