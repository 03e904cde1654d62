import { Command, CommanderError } from 'commander'
import { ConfigError } from '../ground/config/config.ts'
import { BackupError } from '../ground/db/backup/backup-errors.ts'
import { DatabaseStartError } from '../ground/db/embedded/start-errors.ts'
import { addBackupCommands } from './backup-commands.ts'
import { addSiteCommands } from './site-commands.ts'
import { addTemplateCommands } from './template-commands.ts'
import { CommandError, type Terminal } from './terminal.ts'
import { addUserCommands } from './user-commands.ts'

const exitCodes = { done: 0, failed: 1, usage: 2 } as const

/**
 * Runs one command.
 * @returns the exit code: 0 done, 1 refused or failed (one sentence on the error output), 2 wrong usage
 */
export async function runCommandLine(
  args: readonly string[],
  terminal: Terminal,
): Promise<number | undefined> {
  const program = await createProgram(terminal)
  try {
    await program.parseAsync([...args], { from: 'user' })
    // what `start` began decides about the code of its end
    return args[0] === 'start' ? undefined : exitCodes.done
  } catch (error) {
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCodes.done : exitCodes.usage
    }
    const sentence = await sentenceOf(error, terminal)
    if (sentence === undefined) throw error
    terminal.err(`${sentence}\n`)
    return exitCodes.failed
  }
}

async function createProgram(terminal: Terminal): Promise<Command> {
  const program = new Command('vitrine')
    .description('A website builder with a shop that anyone can run.')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .showHelpAfterError('(add --help for what there is)')
  program
    .command('start')
    .description('Start the server; makes a first shop where there is none.')
    .action(async () => {
      const { startServer } = await import('../start-server.ts')
      await startServer(terminal.env)
    })
  await addSiteCommands(program, terminal)
  addUserCommands(program, terminal)
  addBackupCommands(program, terminal)
  addTemplateCommands(program, terminal)
  inherit(program)
  return program
}

/** Commands below the first level report in the same way. */
function inherit(command: Command): void {
  for (const inner of command.commands) {
    inner.copyInheritedSettings(command)
    inherit(inner)
  }
}

/** What a person can do something about, as one sentence; undefined for surprises. */
async function sentenceOf(error: unknown, { env }: Terminal): Promise<string | undefined> {
  if (
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof BackupError ||
    error instanceof DatabaseStartError
  ) {
    return error.message
  }
  const { startProblem } = await import('../start-server.ts')
  return startProblem(error, env['PORT'] ?? '3000')
}
