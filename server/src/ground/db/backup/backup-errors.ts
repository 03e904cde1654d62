import { errorsOf, ExplainedError } from '../explained-error.ts'

/** Every reason for which a backup or a restore is refused, and its sentence. */
const sentences = {
  'file-exists': (facts: { file: string }) =>
    `${facts.file} exists already: name another file for the backup, or move this one away.`,
  'file-missing': (facts: { file: string }) => `There is no file ${facts.file}.`,
  'file-not-writable': (facts: { file: string; reason: string }) =>
    `The backup could not be written to ${facts.file}: ${facts.reason}.`,
  interrupted: (facts: { file: string }) =>
    `The backup was interrupted; there is no ${facts.file}, and nothing is left of it.`,
  'not-a-backup': (facts: { file: string }) =>
    `${facts.file} is not a backup that Vitrine wrote, or is damaged: nothing was restored.`,
  'backup-damaged': (facts: { file: string; part: string }) =>
    `The backup ${facts.file} is damaged or incomplete (${facts.part}): nothing was restored.`,
  'other-schema': (facts: { file: string; found: string; here: string }) =>
    `The backup ${facts.file} has schema ${facts.found}, and this Vitrine has ${facts.here}: restore it with the Vitrine that wrote it.`,
  'not-migrated': () => 'The database has no tables of Vitrine yet: start Vitrine on it once.',
  'database-not-empty': (facts: { table: string }) =>
    `The database is not empty (table ${facts.table} has rows): restore into a new data folder or a new database.`,
  'other-file-there': (facts: { path: string }) =>
    `${facts.path} exists already with other contents than in the backup: restore into an empty files folder.`,
}

export type BackupErrorCode = keyof typeof sentences

/** The message is one sentence for the person who asked for the backup or the restore. */
export class BackupError extends ExplainedError<BackupErrorCode> {}

export const backupError = errorsOf(sentences, BackupError)
