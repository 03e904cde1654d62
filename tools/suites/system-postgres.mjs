import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** Whether this machine has a PostgreSQL of its own that tests can start. */
export function hasSystemPostgres(env = process.env) {
  const installed = existsSync(debian)
    ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
    : []
  const inPath = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return [...installed, ...inPath].some((folder) => existsSync(join(folder, 'postgres')))
}
