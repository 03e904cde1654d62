import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { DataHome } from './data-home.ts'
import { identityFor, serverEnvironment } from './database-folder.ts'

/**
 * Reads until the server at the other end of the pipe is gone. The database is then asked to end
 * cleanly; but in a folder that is another's by now its last checkpoint would spoil that one's data,
 * so there it ends at once.
 */
const script = `
while read -r line; do :; done
read -r owner < "$1"
if [ "$owner" = "$2" ]; then kill -INT "$2"; else kill -QUIT "$2"; fi`

/**
 * Ends the database when this process is gone in whatever way, also by `kill -9` and a closed
 * terminal, so that none goes on without its server. The shell that waits for that takes less than
 * a megabyte.
 */
export function endWithServer(database: ChildProcess, home: DataHome): void {
  const { pid } = database
  if (pid === undefined) return
  const pidFile = join(home.databaseFolder, 'postmaster.pid')
  const guard = spawn('/bin/sh', ['-c', script, 'vitrine-database-guard', pidFile, String(pid)], {
    ...identityFor(home),
    // a session of its own: what ends the server's group must not end it first
    detached: true,
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // where it cannot be started, the next start of the server ends the database instead
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  guard.unref()
  database.once('exit', () => guard.kill('SIGKILL'))
}
