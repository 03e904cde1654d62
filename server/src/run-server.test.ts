import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database, type DatabaseConnection } from './db/database.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { createVisitor } from './testing/http-client.ts'
import { createTestContext, type TestContext } from './testing/test-context.ts'

let test: TestContext
let cable: Cable
let database: Database
let server: RunningServer

beforeAll(async () => {
  test = await createTestContext({ PORT: '0', HOST: '127.0.0.1' })
  cable = await layCable(test.context.database.connection)
  database = openDatabase(cable.connection, { maxConnections: 2, connectWithinMs: 500 })
  server = await runServer({ ...test.context, database })
})

afterAll(async () => {
  cable.cut()
  await server.stop()
  await database.close()
  await cable.remove()
  await test.close()
})

const health = async (): Promise<number> =>
  (await createVisitor(server.port, 'localhost').get('/healthz')).status

it('says that it cannot serve while its database is gone, and that it can when it is back', async () => {
  expect(await health()).toBe(200)
  cable.cut()
  expect(await health()).toBe(503)
  cable.mend()
  expect(await health()).toBe(200)
})

it('says so too while its database takes questions and answers none, however often it is asked', async () => {
  cable.silence()
  expect(await Promise.all([health(), health(), health(), health()])).toEqual([503, 503, 503, 503])
  cable.mend()
  expect(await health()).toBe(200)
})

/** The way to the test's PostgreSQL, which can be cut or fall silent. */
type Cable = {
  readonly connection: DatabaseConnection
  cut(): void
  silence(): void
  mend(): void
  remove(): Promise<void>
}

async function layCable(to: DatabaseConnection): Promise<Cable> {
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const ends = new Set<Socket>()
  const listener: Server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = reach(to)
    for (const end of [near, far]) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('close', () => [near, far].forEach((one) => ends.delete(one.destroy())))
    }
    near.on('data', (bytes) => state === 'silent' || far.write(bytes))
    far.on('data', (bytes) => near.write(bytes))
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const dropAll = (): void => ends.forEach((end) => void end.destroy())
  return {
    connection: { url: addressOf(to, (listener.address() as AddressInfo).port) },
    cut: () => {
      state = 'cut'
      dropAll()
    },
    silence: () => void (state = 'silent'),
    mend: () => void (state = 'whole'),
    remove: () => {
      dropAll()
      return new Promise((resolve) => listener.close(() => resolve()))
    },
  }
}

function reach(to: DatabaseConnection): Socket {
  if (!('url' in to)) return connect(join(to.host, `.s.PGSQL.${to.port}`))
  const { hostname, port } = new URL(to.url)
  return connect(Number(port || 5432), hostname)
}

function addressOf(to: DatabaseConnection, port: number): string {
  if (!('url' in to)) return `postgres://${to.user}@127.0.0.1:${port}/${to.database}`
  const url = new URL(to.url)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
