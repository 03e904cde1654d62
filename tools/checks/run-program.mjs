import { join } from 'node:path'
import { runCommand } from '../setup/run-command.mjs'

/**
 * A check that is another program's verdict.
 * @returns its output as one problem when it fails
 */
export async function runProgram(folder, program, args, advice = '') {
  const path = join(folder, 'node_modules', '.bin', program)
  const { code, output } = await runCommand(path, args, { cwd: folder, quiet: true })
  return code === 0 ? [] : [`${output.trim()}${advice === '' ? '' : `\n${advice}`}`]
}
