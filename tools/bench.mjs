// npm run bench [-- NAME...]: builds what is missing, then measures; the names are in benchmarks/.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './setup/chromium.mjs'
import { ensureBuilt } from './setup/ensure-built.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { projectFolder, runTool, SetupError } from './setup/project.mjs'
import { runCommand } from './setup/run-command.mjs'

/** Modules look for files beside themselves, so in the bundle they keep the address of their source. */
const keepingModuleAddresses = {
  name: 'keeping-module-addresses',
  transform: (code, id) =>
    id.includes('node_modules')
      ? undefined
      : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
}

await runTool(async () => {
  await ensureInstalled(projectFolder)
  await ensureBuilt(projectFolder)
  const program = await bundleBenchmarks()
  const chromium = findChromium()
  const { code } = await runCommand(process.execPath, [program, ...process.argv.slice(2)], {
    cwd: projectFolder,
    // what is measured in a browser says itself that there is none
    env: { ...process.env, ...(chromium !== undefined && { CHROME_PATH: chromium }) },
  })
  return code
})

/** Benchmarks are TypeScript, and Node 20 runs JavaScript only. */
async function bundleBenchmarks() {
  const root = join(projectFolder, 'benchmarks')
  if (!existsSync(join(root, 'src', 'main.ts'))) {
    throw new SetupError('benchmarks/src/main.ts is not there, so there is nothing to measure.')
  }
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [keepingModuleAddresses],
    ssr: { noExternal: [/^@vitrine\//], target: 'node' },
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: { main: 'src/main.ts' },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
  return join(root, 'dist', 'main.js')
}
