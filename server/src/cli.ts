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
  random: (byteCount) => randomBytes(byteCount),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
