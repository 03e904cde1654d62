import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findProcess } from './process-identity.ts'
import {
  databasePid,
  killHard,
  makeRig,
  waitUntil,
  type Rig,
  type WritingServer,
} from './test-rig.ts'

const kills = process.env['VITRINE_LONG'] === '1' ? 120 : 12
const startKills = process.env['VITRINE_LONG'] === '1' ? 40 : 5
const writers = 8

let rig: Rig
beforeAll(async () => {
  rig = await makeRig()
})
afterAll(async () => {
  await rig.remove()
})

/** Every id that has any row, with the number of its rows: a pair has two. */
async function readWritten(host: string): Promise<ReadonlyMap<number, number>> {
  const client = new pg.Client({ host, port: 5432, user: 'vitrine', database: 'vitrine' })
  await client.connect()
  const { rows } = await client.query<{ id: string; halves: number }>(
    'select id, count(*)::int as halves from written group by id',
  )
  await client.end()
  return new Map(rows.map((row) => [Number(row.id), row.halves]))
}

async function awaitMoreSaves(server: WritingServer, count: number): Promise<void> {
  const goal = server.savedIds().length + count
  const { process } = server
  await waitUntil(() => process.exitCode !== null || server.savedIds().length >= goal)
  if (process.exitCode !== null) throw new Error('the server ended with the database')
}

describe('kill -9 at any moment under write load', () => {
  it(
    `of the server, of the database, and of both, ${kills} times, loses nothing that was saved`,
    { timeout: 600_000 },
    async () => {
      const dataFolder = await rig.usedFolder('kills')
      const saved = new Set<number>()
      const collect = (server: WritingServer): void =>
        server.savedIds().forEach((id) => saved.add(id))
      let server: WritingServer | undefined
      let host = ''
      for (let kill = 0; kill < kills; kill++) {
        if (server === undefined) {
          server = rig.start({ dataFolder, writers })
          host = (await server.find('ready')).host
        }
        await awaitMoreSaves(server, 20)
        await sleep(Math.random() * 60)
        const database = databasePid(dataFolder)
        if (kill % 3 === 0) {
          // the server lives on and starts the database again
          await killHard(database)
          await awaitMoreSaves(server, 20)
          continue
        }
        await Promise.all([server.end('SIGKILL'), kill % 3 === 1 ? undefined : killHard(database)])
        collect(server)
        server = undefined
      }
      server ??= rig.start({ dataFolder })
      host = (await server.find('ready')).host
      collect(server)
      const written = await readWritten(host)
      await server.end()
      collect(server)
      const lost = [...saved].filter((id) => !written.has(id))
      const torn = [...written].filter(([, halves]) => halves !== 2)
      expect(saved.size).toBeGreaterThan(kills * 10)
      expect({ lost, torn }).toEqual({ lost: [], torn: [] })
    },
  )
})

describe('kill -9 while the server starts', () => {
  it('leaves a folder that opens, at whatever moment of the first start it came', async () => {
    const dataFolder = rig.newFolder('first-start')
    for (let kill = 0; kill < startKills; kill++) {
      const server = rig.start({ dataFolder })
      const refused = server.find('refused').then(
        (line) => line.message,
        () => undefined,
      )
      await Promise.race([server.find('ready').catch(() => undefined), sleep(Math.random() * 900)])
      await server.end('SIGKILL')
      expect(await refused).toBeUndefined()
    }
    const server = rig.start({ dataFolder })
    await server.find('ready')
    await server.end()
  })

  it('leaves a folder that opens, at whatever moment of a later start it came', async () => {
    const dataFolder = await rig.usedFolder('later-start')
    for (let kill = 0; kill < startKills * 2; kill++) {
      const server = rig.start({ dataFolder })
      const refused = server.find('refused').then(
        (line) => line.message,
        () => undefined,
      )
      await Promise.race([
        server.find('ready').catch(() => undefined),
        sleep(100 + Math.random() * 120),
      ])
      await server.end('SIGKILL')
      expect(await refused).toBeUndefined()
    }
    const server = rig.start({ dataFolder })
    await server.find('ready')
    await server.end()
  })
})

/** The process that ends the database when its server is gone. */
async function guardPid(dataFolder: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,args='])
  const ours = (line: string) =>
    line.includes('vitrine-database-guard') && line.includes(dataFolder)
  return Number.parseInt(stdout.split('\n').find(ours) ?? '', 10)
}

describe('what a killed server leaves', () => {
  it('is no database that goes on alone: it ends cleanly by itself', async () => {
    const dataFolder = await rig.usedFolder('alone')
    const server = rig.start({ dataFolder })
    await server.find('ready')
    const database = databasePid(dataFolder)
    await server.end('SIGKILL')
    await waitUntil(() => findProcess(database) === undefined)
    const log = readFileSync(join(dataFolder, 'database.log'), 'utf8')
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down')
    expect(existsSync(join(dataFolder, 'database', 'postmaster.pid'))).toBe(false)
  })

  it('a database still running, because its guard was killed too, is stopped by the next start', async () => {
    const dataFolder = await rig.usedFolder('orphan')
    const server = rig.start({ dataFolder })
    await server.find('ready')
    const orphan = databasePid(dataFolder)
    await killHard(await guardPid(dataFolder))
    await server.end('SIGKILL')
    expect(findProcess(orphan)).toBeDefined()
    const lines: string[] = []
    const next = await startEmbeddedPostgres({ dataFolder, log: (line) => lines.push(line) })
    expect(lines).toEqual([
      `stopping the database (process ${orphan}) that an earlier Vitrine left running`,
    ])
    expect(findProcess(orphan)).toBeUndefined()
    await next.stop()
  })

  it('a pid file whose number another program has by now is no obstacle', async () => {
    const dataFolder = await rig.usedFolder('reused-pid')
    const pidFile = join(dataFolder, 'database', 'postmaster.pid')
    writeFileSync(pidFile, `${process.pid}\n${join(dataFolder, 'database')}\n`)
    const owner = JSON.stringify({
      pid: process.pid,
      startedAt: 'before the machine was restarted',
    })
    writeFileSync(join(dataFolder, 'owner-900.lock'), owner)
    await (await startEmbeddedPostgres({ dataFolder })).stop()
  })

  it('half a copy of the programs and half a database are made anew', async () => {
    const dataFolder = rig.newFolder('halves')
    mkdirSync(dirname(dataFolder))
    mkdirSync(dataFolder)
    mkdirSync(join(dataFolder, 'database.draft-aaaaaa'))
    writeFileSync(join(dataFolder, 'database.draft-aaaaaa', 'PG_VERSION'), '18')
    mkdirSync(join(dataFolder, 'postgres-18.4.0-beta.17.draft', 'bin'), { recursive: true })
    await (await startEmbeddedPostgres({ dataFolder })).stop()
    expect(readdirSync(dataFolder).filter((name) => name.includes('draft'))).toEqual([])
  })
})
