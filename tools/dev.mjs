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
  let awaited = 0
  for (const target of watched) {
    removeCompressedCopies(join(projectFolder, target.name, 'dist'))
    for (const config of target.configs) {
      awaited += 1
      // One after the other for the first build, because the second of a target writes into the
      // folder that the first empties.
      await watch(target, config, watchers, (first) => {
        if (first) awaited -= 1
        if (awaited === 0) server.restart()
      })
    }
  }
  await untilInterrupted()
  await Promise.all(watchers.map((watcher) => watcher.close()))
  await server.stop()
  process.exit(0)
})

/** Resolves when the first build is made, good or bad. */
async function watch(target, config, watchers, onBuilt) {
  const { build } = await import('vite')
  const root = join(projectFolder, target.name)
  const watcher = await build({
    root,
    configFile: join(root, config),
    logLevel: 'warn',
    build: { watch: {} },
  })
  watchers.push(watcher)
  let first = true
  await new Promise((done) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') console.error(`${target.name}: ${event.error.message}`)
      if (event.code !== 'END' && event.code !== 'ERROR') return
      if (event.code === 'END') console.log(`built ${target.name} (${config})`)
      onBuilt(first)
      first = false
      done()
    })
  })
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
