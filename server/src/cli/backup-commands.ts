import { join, resolve } from 'node:path'
import { Option, type Command } from 'commander'
import { backupTo } from '../ground/db/backup/backup.ts'
import { restoreFrom } from '../ground/db/backup/restore.ts'
import {
  copyPayments,
  settleCopyPayments,
  type CopyPayments,
} from '../shop/payments/payments-of-copy.ts'
import { withData } from './open-data.ts'
import type { Terminal } from './terminal.ts'

/** `backup` and `restore`. */
export function addBackupCommands(program: Command, terminal: Terminal): void {
  program
    .command('backup')
    .description('Write everything that people made into one file, while the server goes on.')
    .argument('<file>', 'the file to write; it must not exist')
    .action((file: string) =>
      withData(terminal, async ({ database, files }) => {
        const path = resolve(terminal.workingFolder, file)
        const filesFolder = join(files.folder, 'files')
        const interrupted = terminal.interruption()
        await backupTo(database.connection, path, { filesFolder, interrupted })
        terminal.out(`Backup written to ${path}\n`)
      }),
    )
  program
    .command('restore')
    .description('Fill an empty installation from a backup, wholly or not at all.')
    .argument('<file>', 'a file that backup wrote')
    .addOption(
      new Option(
        '--payments <what>',
        'where it takes real money: keep, as this installation takes the place of the other, or stop, as it is a copy',
      ).choices(copyPayments),
    )
    .action((file: string, { payments }: { payments?: CopyPayments }) =>
      withData(terminal, async ({ database, files }) => {
        const path = resolve(terminal.workingFolder, file)
        await restoreFrom(database.connection, path, {
          filesFolder: join(files.folder, 'files'),
          settle: (restored) => settleCopyPayments(restored, payments),
        })
        terminal.out(`Restored from ${path}\n`)
      }),
    )
}
