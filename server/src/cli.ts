import { randomBytes } from 'node:crypto'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommandLine } from './cli/run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2), {
  env: process.env,
  // the project's folder, as seen from `server/dist` and `server/src` alike
  root: resolve(dirname(fileURLToPath(import.meta.url)), '../..'),
  workingFolder: process.cwd(),
  clock: () => Date.now(),
  uptime: () => performance.now(),
  random: (byteCount) => randomBytes(byteCount),
  interruption: listenForEnd,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})

/** From the first call on, a signal no longer ends the process: who asked for it cleans up first. */
function listenForEnd(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => controller.abort())
  }
  return controller.signal
}
