import { runProgram } from './run-program.mjs'

/** Formatting is oxfmt's business, everywhere. */
export const format = {
  name: 'format',
  run: (folder) => runProgram(folder, 'oxfmt', ['--check', '.'], 'npx oxfmt . mends it.'),
}
