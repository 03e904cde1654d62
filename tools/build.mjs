// npm run build [-- NAME...]: makes the bundles, all of them or those that are named.
import { buildTargets, isBuildable } from './setup/build-targets.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'

await runTool(async () => {
  const named = process.argv.slice(2)
  const unknown = named.find((name) => !buildTargets.some((target) => target.name === name))
  if (unknown !== undefined) {
    const known = buildTargets.map((target) => target.name).join(', ')
    throw new SetupError(`There is no bundle called "${unknown}"; there are ${known}.`)
  }
  await ensureInstalled(projectFolder)
  const { buildTarget } = await import('./setup/build-target.mjs')
  for (const target of buildTargets) {
    if (named.length > 0 && !named.includes(target.name)) continue
    if (!isBuildable(projectFolder, target)) continue
    const seconds = await buildTarget(projectFolder, target)
    console.log(`${target.name.padEnd(12)} ${seconds.toFixed(1)} s`)
  }
})
