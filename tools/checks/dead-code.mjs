import { join } from 'node:path'
import { runProgram } from './run-program.mjs'

/** No file, export or dependency without a use, and no use of an undeclared dependency. */
export const deadCode = {
  name: 'dead code',
  run(folder) {
    const options = ['--include-entry-exports', '--no-progress', '--reporter=compact']
    // what it found in files that are as they were
    const known = ['--cache', '--cache-location', join(folder, 'test-output', 'dead-code')]
    return runProgram(folder, 'knip', [...options, ...known])
  },
}
