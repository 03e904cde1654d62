// npm run fix-lock: adds to package-lock.json the packages of other platforms that npm left out.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingPlatformPackages, withPlatformPackages } from './setup/lockfile.mjs'
import { projectFolder, runTool } from './setup/project.mjs'

await runTool(() => {
  const path = join(projectFolder, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = missingPlatformPackages(lock)
  for (const { path: added, entry } of missing) console.log(`added ${added} ${entry.version}`)
  if (missing.length === 0) console.log('package-lock.json is complete.')
  else writeFileSync(path, `${JSON.stringify(withPlatformPackages(lock), null, 2)}\n`)
})
