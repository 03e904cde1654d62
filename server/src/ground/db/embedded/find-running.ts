import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findDatabaseFolder } from './data-home.ts'
import { databaseUser } from './database-folder.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { findOwner } from './owner-lock.ts'
import { databaseName } from './postgres-process.ts'
import { databasePort } from './socket-folder.ts'

export type RunningPostgres = Pick<EmbeddedPostgres, 'connection' | 'dataFolder'>

const tries = 200
const pollMs = 25

/**
 * The database that another process of this installation runs on the data folder, so that a command
 * (a backup, an invitation) can work beside the server; undefined when no process does. One that is
 * just starting is waited for, 5 s at most.
 */
export async function findRunningPostgres(
  dataFolder: string,
): Promise<RunningPostgres | undefined> {
  const databaseFolder = findDatabaseFolder(resolve(dataFolder))
  if (databaseFolder === undefined) return undefined
  const home = dirname(databaseFolder)
  for (let attempt = 1; attempt <= tries; attempt++) {
    if ((await findOwner(home)) === undefined) return undefined
    const host = await readSocketFolder(databaseFolder)
    if (host !== undefined) {
      const connection = { host, port: databasePort, user: databaseUser, database: databaseName }
      if (await canConnect(connection)) return { connection, dataFolder: home }
    }
    await sleep(pollMs)
  }
  return undefined
}

/** The fifth line of PostgreSQL's pid file; the server may have another temporary folder than we. */
async function readSocketFolder(databaseFolder: string): Promise<string | undefined> {
  try {
    const text = await readFile(join(databaseFolder, 'postmaster.pid'), 'utf8')
    return text.split('\n')[4]?.trim() || undefined
  } catch {
    return undefined
  }
}

async function canConnect(connection: EmbeddedPostgres['connection']): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
