import { runProgram } from './run-program.mjs'

/** No file, export or dependency without a use, and no use of an undeclared dependency. */
export const deadCode = {
  name: 'dead code',
  run: (folder) =>
    runProgram(folder, 'knip', ['--include-entry-exports', '--no-progress', '--reporter=compact']),
}
