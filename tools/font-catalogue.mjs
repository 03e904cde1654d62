// npm run font-catalogue: writes the table of the fonts that owners choose from, by their packages.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  const { cataloguePath, makeCatalogue, printCatalogue } =
    await import('./fonts/make-catalogue.mjs')
  const { catalogue, problems } = makeCatalogue(projectFolder)
  if (problems.length > 0) throw new SetupError(problems.join('\n'))
  writeFileSync(join(projectFolder, cataloguePath), printCatalogue(catalogue))
  console.log(`${catalogue.families.length} families are written to ${cataloguePath}.`)
})
