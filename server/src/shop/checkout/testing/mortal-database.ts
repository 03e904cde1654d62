import type { ClientBase } from 'pg'
import { openDatabase, type Database } from '../../../ground/db/database.ts'

/** A database as a process sees it that ends in the middle of its work. */
export type MortalDatabase = {
  readonly database: Database
  /** Whether the process has ended; if not, its work needed fewer statements. */
  isDead(): boolean
  /** Closes its connections, as the system does for a process that ended. */
  bury(): Promise<void>
}

type Ask = (...asked: readonly unknown[]) => Promise<unknown>

/**
 * Answers so many statements, begin and commit among them, and then nothing more. `unheard`: the last
 * statement is still carried out, and its answer lost.
 */
export function mortalDatabase(
  of: Pick<Database, 'connection'>,
  { statements, unheard }: { readonly statements: number; readonly unheard: boolean },
): MortalDatabase {
  const database = openDatabase(of.connection, { maxConnections: 4 })
  let answered = 0
  let isDead = false
  database.pool.on('connect', (client: ClientBase) => {
    const ask = client.query.bind(client) as Ask
    const mortal: Ask = async (...asked) => {
      if (isDead) throw new Error('the process has ended')
      answered++
      isDead = answered > statements
      if (!isDead) return ask(...asked)
      if (unheard) await ask(...asked)
      throw new Error('the process ends')
    }
    client.query = mortal as ClientBase['query']
  })
  return { database, isDead: () => isDead, bury: () => database.close() }
}
