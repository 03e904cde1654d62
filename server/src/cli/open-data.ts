import { join } from 'node:path'
import { readConfig } from '../ground/config/config.ts'
import type { Context } from '../ground/context.ts'
import { openDatabase } from '../ground/db/database.ts'
import { findRunningPostgres } from '../ground/db/embedded/find-running.ts'
import { DatabaseStartError } from '../ground/db/embedded/start-errors.ts'
import { openFileStore } from '../ground/files/file-store.ts'
import { documentKinds } from '../document-kinds.ts'
import { openInstallation } from '../open-installation.ts'
import type { Terminal } from './terminal.ts'

export type CommandContext = Pick<
  Context,
  'config' | 'database' | 'files' | 'random' | 'startersFolder' | 'kinds'
>

/**
 * Runs `work` on the data of the installation: beside a server that runs on it, through that
 * server's database, and otherwise on a database that is started and stopped again.
 */
export async function withData<Value>(
  terminal: Terminal,
  work: (context: CommandContext) => Promise<Value>,
): Promise<Value> {
  const data = (await openBesideServer(terminal)) ?? (await openAlone(terminal))
  try {
    return await work(data.context)
  } finally {
    await data.close()
  }
}

type Data = { readonly context: CommandContext; close(): Promise<void> }

async function openBesideServer({ env, root, random }: Terminal): Promise<Data | undefined> {
  const config = readConfig(env, root)
  if (config.databaseUrl !== null) return undefined
  const running = await findRunningPostgres(config.dataFolder)
  if (running === undefined) return undefined
  const database = openDatabase(running.connection, { maxConnections: 4 })
  const files = openFileStore(running.dataFolder)
  const startersFolder = join(root, 'starter-sites')
  const context = { config, database, files, random, startersFolder, kinds: documentKinds }
  return { context, close: () => database.close() }
}

async function openAlone(terminal: Terminal): Promise<Data> {
  const { env, root, clock, uptime } = terminal
  const config = readConfig(env, root)
  try {
    return await openInstallation({ config, root, clock, uptime })
  } catch (error) {
    const isServerFaster = error instanceof DatabaseStartError && error.code === 'folder-in-use'
    const data = isServerFaster ? await openBesideServer(terminal) : undefined
    if (data === undefined) throw error
    return data
  }
}
