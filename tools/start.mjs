// npm start: installs and builds what is missing, then runs the server in this process.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { fetchFirstPage } from './setup/first-page.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder)
  const main = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))
  process.argv[1] = main
  const { shopAddress } = await import(main)
  if (shopAddress === undefined) return
  const status = await fetchFirstPage(shopAddress)
  const seconds = (performance.now() / 1000).toFixed(2)
  if (status === 200) console.log(`First page ${seconds} s after the command.`)
})
