#!/usr/bin/env node
// The command line (`npx --no vitrine ...`): brings the build up to date, then hands over to it.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from '../../tools/setup/ensure-built.mjs'
import { ensureInstalled } from '../../tools/setup/install.mjs'
import { projectFolder, runTool } from '../../tools/setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder, console.error)
  await ensureBuilt(projectFolder, { say: console.error })
  const main = fileURLToPath(new URL('../dist/cli.js', import.meta.url))
  process.argv[1] = main
  await import(main)
})
