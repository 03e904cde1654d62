import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { findProcess } from '../embedded/process-identity.ts'

/** A backup while it is written, beside the file that it will be. */
export type BackupDraft = { readonly path: string; remove(): Promise<void>; settle(): void }

const touchEveryMs = 10_000
const untouchedMs = 60_000
const namePattern = /\.(?<machine>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}\.part$/

/**
 * Names a draft, and keeps it fresh while it is written, so that others can tell it from one that a
 * killed backup left. Such remains in the same folder are removed: those of a process of this
 * machine that is gone, and of any machine when they were not touched for a minute.
 */
export async function beginDraft(file: string): Promise<BackupDraft> {
  await clearRemains(dirname(file))
  const path = `${file}.${machineName()}-${process.pid}-${randomBytes(4).toString('hex')}.part`
  const timer = setInterval(() => {
    const now = new Date()
    // one that is gone shows itself when it is renamed
    utimes(path, now, now).catch(() => undefined)
  }, touchEveryMs)
  timer.unref()
  return {
    path,
    settle: () => clearInterval(timer),
    remove: () => rm(path, { force: true }),
  }
}

function machineName(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
}

async function clearRemains(folder: string): Promise<void> {
  // a folder that cannot be read is told of when the backup is written
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    if (await isLeft(join(folder, name))) await rm(join(folder, name), { force: true })
  }
}

async function isLeft(path: string): Promise<boolean> {
  const found = namePattern.exec(basename(path))?.groups
  if (found === undefined) return false
  const isOurs = found['machine'] === machineName()
  if (isOurs && findProcess(Number(found['pid'])) === undefined) return true
  const touchedAt = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
  return Date.now() - touchedAt > untouchedMs
}
