import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../setup/run-command.mjs'

const reporter = fileURLToPath(new URL('tally-reporter.mjs', import.meta.url))

/**
 * Runs vitest with one of the project's configurations, all of it or the files that are named, and
 * reads what it counted.
 */
export async function runVitest(folder, { name, config, files = [], env = {}, quiet = false }) {
  const output = join(folder, 'test-output')
  mkdirSync(output, { recursive: true })
  const tallyFile = join(output, `${name.replaceAll(' ', '-')}.json`)
  rmSync(tallyFile, { force: true })
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  // a build in this process says "production", under which React and jsdom are not to be tested
  const { NODE_ENV: _ofBuilds, ...own } = process.env
  const { code } = await runCommand(
    process.execPath,
    [vitest, 'run', ...files, '--config', config, '--reporter=default', `--reporter=${reporter}`],
    { cwd: folder, quiet, env: { ...own, ...env, VITRINE_TALLY_FILE: tallyFile } },
  )
  const tally = readTally(name, tallyFile)
  if (code === 0 || tally.failed > 0) return tally
  const reason = `It ended with code ${code}, though no test failed.`
  return { ...tally, failed: 1, failures: [{ title: name, reason }] }
}

function readTally(name, path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    const reason = 'It ended before it had counted its tests.'
    return { passed: 0, failed: 1, failures: [{ title: name, reason }], skips: [] }
  }
}
