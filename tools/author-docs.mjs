// npm run author-docs: writes the template authors' pages from doc comments and notes.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'

await runTool(async () => {
  await ensureInstalled(projectFolder)
  const { runnerImport } = await import('vite')
  const { openEngine } = await import('./author-docs/engine.mjs')
  const { makePages, pagesFolder } = await import('./author-docs/make-pages.mjs')
  const settings = { root: projectFolder, configFile: false }
  const load = async (path) => (await runnerImport(path, settings)).module
  const { pages, problems } = makePages(projectFolder, await openEngine(projectFolder, load))
  if (problems.length > 0) throw new SetupError(problems.join('\n'))
  const folder = join(projectFolder, pagesFolder)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of pages) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  console.log(`${pages.size} pages are written to ${pagesFolder}.`)
})
