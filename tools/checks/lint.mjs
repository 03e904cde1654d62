import { runProgram } from './run-program.mjs'

/** Walls between packages, import cycles, sizes, default exports and the usual mistakes. */
export const lint = {
  name: 'lint',
  run: (folder) =>
    runProgram(folder, 'oxlint', ['--type-aware', '--deny-warnings', '--format=unix', '.']),
}
