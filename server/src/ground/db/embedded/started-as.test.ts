import { execFile } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findPackagedBinaries } from './binaries.ts'
import { findBarrier, readUsers } from './data-home.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { databasePid, isRoot, makeRig, ordinaryUser, type Rig } from './test-rig.ts'

let rig: Rig
beforeAll(async () => {
  rig = await makeRig()
})
afterAll(async () => {
  await rig.remove()
})

async function refusal(dataFolder: string): Promise<{ code: string; message: string }> {
  try {
    await (await startEmbeddedPostgres({ dataFolder })).stop()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return { code, message: error instanceof Error ? error.message : '' }
  }
  throw new Error('the database started')
}

/** What only root can set up; an ordinary user's run proves the rest of this file. */
function asRoot(title: string, test: () => Promise<void>): void {
  it(title, (context) => (isRoot ? test() : context.skip('only root can set this up')))
}

describe('the built-in database, started by root', () => {
  asRoot('runs as an unprivileged user', async () => {
    const dataFolder = await rig.usedFolder('root')
    const postgres = await startEmbeddedPostgres({ dataFolder })
    const names = readUsers().map(({ name }) => name)
    const wanted = names.includes('postgres') ? 'postgres' : 'nobody'
    const runsAs = statSync(`/proc/${databasePid(dataFolder)}`).uid
    expect(readUsers().find(({ uid }) => uid === runsAs)?.name).toBe(wanted)
    await postgres.stop()
  })

  asRoot('in a home that only root may enter, goes where it can and says where', async () => {
    const dataFolder = rig.newFolder('closed-home')
    const home = dirname(dataFolder)
    mkdirSync(home, { mode: 0o700 })
    const first = await startEmbeddedPostgres({ dataFolder })
    expect(first.dataFolder).toMatch(/^\/var\/lib\/vitrine\/closed-home-\d+-[0-9a-f]{12}$/)
    expect(first.note).toMatch(
      new RegExp(
        `^The database lies in ${first.dataFolder}, because it runs as user \\w+, who may not enter ${home}\\.$`,
      ),
    )
    try {
      const client = new pg.Client(first.connection)
      await client.connect()
      await client.query('create table kept as select 1 as number')
      await client.end()
      await first.stop()
      // the home is opened later: the database stays where it is
      chmodSync(home, 0o755)
      const second = await startEmbeddedPostgres({ dataFolder })
      expect(second.dataFolder).toBe(first.dataFolder)
      await second.stop()
    } finally {
      await rm(first.dataFolder, { recursive: true, force: true })
    }
  })

  asRoot('refuses, rather than begin anew, when its folder was closed later', async () => {
    const dataFolder = await rig.usedFolder('closed-later')
    chmodSync(dirname(dataFolder), 0o700)
    const { code, message } = await refusal(dataFolder)
    expect(code).toBe('folder-not-reachable')
    expect(message).toContain(`chmod o+x ${dirname(dataFolder)}`)
  })

  asRoot('keeps the user who made it, and takes back a copy that root made', async () => {
    const dataFolder = rig.newFolder('copied')
    const user = ordinaryUser()
    mkdirSync(dirname(dataFolder), { mode: 0o755 })
    mkdirSync(dataFolder)
    chownSync(dataFolder, user.uid, user.gid)
    const asUser = rig.start({ dataFolder, user })
    await asUser.find('ready')
    await asUser.end()
    const postgres = await startEmbeddedPostgres({ dataFolder })
    expect(statSync(`/proc/${databasePid(dataFolder)}`).uid).toBe(user.uid)
    await postgres.stop()
    chownSync(join(dataFolder, 'database'), 0, 0)
    chmodSync(join(dataFolder, 'database'), 0o755)
    await (await startEmbeddedPostgres({ dataFolder })).stop()
    expect(statSync(join(dataFolder, 'database')).uid).not.toBe(0)
  })
})

describe('the built-in database, started by an ordinary user', () => {
  asRoot('runs as that user, in a folder that nobody else may read', async () => {
    const user = ordinaryUser()
    const home = rig.newFolder('user-home')
    mkdirSync(dirname(home))
    mkdirSync(home, { mode: 0o700 })
    chownSync(home, user.uid, user.gid)
    const dataFolder = join(home, 'project', 'data')
    const server = rig.start({ dataFolder, user })
    await server.find('ready')
    expect(statSync(`/proc/${databasePid(dataFolder)}`).uid).toBe(user.uid)
    expect(statSync(dataFolder).mode & 0o777).toBe(0o700)
    await server.end()
    expect(server.lines.at(-1)).toEqual({ kind: 'drained' })
  })

  asRoot('without an entry in the user list, is refused with the way out', async () => {
    const dataFolder = rig.newFolder('no-entry')
    const nameless = { uid: 54_321, gid: 54_321 }
    mkdirSync(dirname(dataFolder))
    chownSync(dirname(dataFolder), nameless.uid, nameless.gid)
    const line = await rig.start({ dataFolder, user: nameless }).find('refused')
    expect(line.code).toBe('no-passwd-entry')
    expect(line.message).toContain('DATABASE_URL')
  })

  asRoot('in a folder of somebody else, is refused in one sentence', async () => {
    const dataFolder = rig.newFolder('of-root')
    mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
    const line = await rig.start({ dataFolder, user: ordinaryUser() }).find('refused')
    expect(line).toMatchObject({
      code: 'folder-not-writable',
      message: `User nobody may not write to the data folder ${dataFolder}: give the folder to that user, start Vitrine as its owner, or name another folder in VITRINE_DATA.`,
    })
  })
})

describe('the built-in database is refused in one sentence', () => {
  it('when a file lies where its folder must be', async () => {
    const dataFolder = rig.newFolder('a-file')
    mkdirSync(dirname(dataFolder))
    writeFileSync(dataFolder, '')
    expect((await refusal(dataFolder)).code).toBe('folder-is-not-a-folder')
  })

  it('where the system lets nobody make a folder', async (context) => {
    if (process.platform !== 'linux') return context.skip('there is no /proc on this system')
    const line = await refusal('/proc/data')
    expect(line.message).toBe(
      'The data folder /proc/data cannot be made there: name another folder in VITRINE_DATA.',
    )
  })

  it('on a disk that is mounted to be read only', async (context) => {
    const disk = dirname(rig.newFolder('read-only'))
    mkdirSync(disk)
    const options = ['-t', 'tmpfs', '-o', 'ro,mode=755', 'tmpfs', disk]
    const mounted = await promisify(execFile)('mount', options).catch(() => undefined)
    if (mounted === undefined) return context.skip('this machine mounts no disk for us')
    try {
      expect((await refusal(join(disk, 'data'))).code).toBe('folder-not-writable')
    } finally {
      await promisify(execFile)('umount', [disk])
    }
  })

  it('when the disk has no room for it', async (context) => {
    const disk = dirname(rig.newFolder('full-disk'))
    mkdirSync(disk)
    const options = ['-t', 'tmpfs', '-o', 'size=30m,mode=755', 'tmpfs', disk]
    const mounted = await promisify(execFile)('mount', options).catch(() => undefined)
    if (mounted === undefined) return context.skip('this machine lets nobody mount a small disk')
    try {
      const { code, message } = await refusal(join(disk, 'data'))
      expect(code).toBe('disk-full')
      expect(message).toContain('free some space and start again')
    } finally {
      await promisify(execFile)('umount', ['--lazy', disk])
    }
  })

  it('when its folder holds something else, which it does not touch', async () => {
    const dataFolder = rig.newFolder('other-things')
    const file = join(dataFolder, 'database', 'thesis.txt')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, 'years of work')
    expect((await refusal(dataFolder)).code).toBe('folder-is-not-a-database')
    expect(readFileSync(file, 'utf8')).toBe('years of work')
  })

  it('when another PostgreSQL version made the database, with the way to move it', async () => {
    const dataFolder = await rig.usedFolder('old-version')
    writeFileSync(join(dataFolder, 'database', 'PG_VERSION'), '17\n')
    const { code, message } = await refusal(dataFolder)
    expect(code).toBe('other-major-version')
    expect(message).toContain('made by PostgreSQL 17, and this Vitrine brings PostgreSQL 18')
    expect(message).toContain('npx --no vitrine backup FILE')
    expect(message).toContain('npx --no vitrine restore FILE')
  })

  it.for([
    ['Windows', 'win32-x64', true],
    ['a Linux without the GNU C library', 'linux-x64', false],
  ] as const)('on %s, naming DATABASE_URL', ([, platform, hasLibrary]) => {
    const find = (): unknown => findPackagedBinaries({ platform, hasFile: () => hasLibrary })
    expect(find).toThrow(/DATABASE_URL to a PostgreSQL server, version 15 or newer\.$/)
  })
})

describe('the way down to a folder', () => {
  it('is barred by a home that only its owner may enter', () => {
    const home = dirname(rig.newFolder('home-of-one'))
    mkdirSync(home, { mode: 0o700 })
    const { uid, gid } = statSync(home)
    const path = join(home, 'shop', 'data')
    expect(findBarrier(path, { uid: uid + 1, gid: gid + 1, name: 'other' })).toBe(home)
    expect(findBarrier(path, { uid, gid, name: 'owner' })).toBeUndefined()
  })
})
