// npm start: installs and builds what is missing, then runs the server in this process.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder)
  // The server reads its own name from the arguments to know that it is the program.
  const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
  process.argv[1] = main
  await import(main)
})
