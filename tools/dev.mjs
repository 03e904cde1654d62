// npm run dev: builds again whenever a source is written, and restarts the server after it.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createRestartingProcess } from './dev/restarting-process.mjs'
import { buildTargets } from './setup/build-targets.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool } from './setup/project.mjs'

const watched = buildTargets.filter((target) => target.name !== 'rules')

await runTool(async () => {
  await ensureInstalled(projectFolder)
  const server = createRestartingProcess(join(projectFolder, 'server', 'dist', 'main.js'), {
    onExit: (code) => console.log(`The server ended with code ${code}; write a source to retry.`),
  })
  const watchers = []
  let allBuilt = false
  for (const target of watched) {
    removeCompressedCopies(join(projectFolder, target.name, 'dist'))
    // One after the other for the first build, because the second of a target writes into the
    // folder that the first empties.
    for (const config of target.configs) {
      watchers.push(await watch(target, config, () => allBuilt && server.restart()))
    }
  }
  allBuilt = true
  server.restart()
  await untilInterrupted()
  await Promise.all(watchers.map((watcher) => watcher.close()))
  await server.stop()
  process.exit(0)
})

/**
 * Builds now and whenever a source is written; Vite itself says what is wrong with a bad build.
 * @param onBuilt called after every good build
 * @returns the watcher, once the first build has ended, good or bad
 */
async function watch(target, config, onBuilt) {
  const { build } = await import('vite')
  const root = join(projectFolder, target.name)
  const watcher = await build({
    root,
    configFile: join(root, config),
    logLevel: 'warn',
    build: { watch: {} },
  })
  await new Promise((done) => {
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') {
        console.log(`built ${target.name} (${config})`)
        onBuilt()
      }
      if (event.code === 'END' || event.code === 'ERROR') done()
    })
  })
  return watcher
}

/** Copies from an earlier build would go on being served instead of what is built now. */
function removeCompressedCopies(folder) {
  let names = []
  try {
    names = readdirSync(folder, { recursive: true })
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
  for (const name of names) {
    if (/\.(br|gz|build-stamp)$/.test(name)) rmSync(join(folder, name))
  }
}

function untilInterrupted() {
  return new Promise((done) => {
    process.once('SIGINT', done)
    process.once('SIGTERM', done)
  })
}
