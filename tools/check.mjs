// npm run check [-- NAME...]: everything that is asked of the repository without running it.
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  const { checks } = await import('./checks/checks.mjs')
  const { runChecks } = await import('./checks/run-checks.mjs')
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !checks.some((check) => check.name === name))
  if (unknown !== undefined) {
    throw new SetupError(
      `There is no check called "${unknown}"; there are ${checks.map((check) => check.name).join(', ')}.`,
    )
  }
  const wanted = named.length === 0 ? checks : checks.filter((check) => named.includes(check.name))
  const { passed, failed } = await runChecks(projectFolder, wanted)
  console.log(`\n${passed} checks passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
