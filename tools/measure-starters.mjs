// npm run measure-starters: writes what making a site would have to measure of its starter's pictures.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, hmr: false, ws: false, watch: null }
  const vite = await createServer({
    root: projectFolder,
    configFile: false,
    appType: 'custom',
    server,
  })
  const path = join(projectFolder, 'server/src/site/media/measure-picture.ts')
  const { measurePicture } = await vite.ssrLoadModule(path)
  const starters = join(projectFolder, 'starter-sites')
  for (const name of readdirSync(starters)) {
    const folder = join(starters, name, 'pictures')
    if (!existsSync(folder)) continue
    const measures = {}
    for (const file of readdirSync(folder).toSorted()) {
      const bytes = readFileSync(join(folder, file))
      const hash = createHash('sha256').update(bytes).digest('hex')
      const measured = await measurePicture(bytes).catch(() => undefined)
      if (measured !== undefined) measures[hash] = measured
    }
    const text = `${JSON.stringify(measures, undefined, 2)}\n`
    writeFileSync(join(starters, name, 'content/measures.json'), text)
    console.log(`${name}: ${Object.keys(measures).length} pictures are measured.`)
  }
  await vite.close()
})
