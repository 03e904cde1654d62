import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeContext } from './complete-context.ts'
import { openDatabase, type Database } from './ground/db/database.ts'
import { openFileStore } from './ground/files/file-store.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { layCable, type Cable } from './testing/database-cable.ts'
import { createVisitor } from './testing/http-client.ts'
import { createSmallShop, type SmallShop } from './testing/seeds/small-shop.ts'
import { createTestContext, type TestContext } from './testing/test-context.ts'

let test: TestContext
let cable: Cable
let database: Database
let server: RunningServer
let shop: SmallShop

beforeAll(async () => {
  test = await createTestContext({ PORT: '0', HOST: '127.0.0.1' })
  cable = await layCable(test.context.database.connection)
  const within = { connectWithinMs: 500, answerWithinMs: 500 }
  database = openDatabase(cable.connection, { maxConnections: 2, ...within })
  const { clock } = test.context
  shop = await createSmallShop(test.context.database, { name: 'fern', now: clock() - 1000 })
  server = await runServer(completeContext({ ...test.context, database }))
})

afterAll(async () => {
  cable.cut()
  await server.stop()
  await database.close()
  await cable.remove()
  await shop.remove()
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

it('answers pages and calls with 503 while its database is stopped, and as before afterwards', async () => {
  const visitor = createVisitor(server.port, 'fern.localhost')
  const addTo = (itemId: string) =>
    visitor.write('POST', '/api/commerce/shopping-cart/entries', {
      itemId,
      sku: null,
      quantity: 1,
      additionalFields: null,
    })
  expect((await visitor.get('/')).status).toBe(200)
  cable.silence()
  const [page, other, call] = await Promise.all([
    visitor.get('/shop'),
    visitor.get('/journal'),
    addTo('unknown'),
  ])
  for (const { status, headers } of [page, other, call]) {
    expect([status, headers['retry-after']]).toEqual([503, '2'])
  }
  cable.mend()
  // what was asked while nothing was passed on is still waited for
  while ((await visitor.get('/shop')).status === 503);
  expect((await visitor.get('/shop')).status).toBe(200)
  expect((await addTo('unknown')).status).not.toBe(503)
})

it('says that it cannot serve while the disk of its data is full, and that it can when there is room', async (context) => {
  const disk = await mkdtemp(join(tmpdir(), 'vitrine-disk-'))
  const small = ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk]
  const mounted = await promisify(execFile)('mount', small).catch(() => undefined)
  if (mounted === undefined) return context.skip('this machine lets nobody mount a small disk')
  const { time } = test
  const onDisk = await runServer({ ...test.context, files: openFileStore(disk) })
  const ask = () => createVisitor(onDisk.port, 'localhost').get('/healthz')
  try {
    expect((await ask()).status).toBe(200)
    await writeFile(join(disk, 'much'), Buffer.alloc(20 * 1024 * 1024))
    time.now += 10_000
    expect((await ask()).status).toBe(503)
    await rm(join(disk, 'much'))
    time.now += 10_000
    expect((await ask()).status).toBe(200)
    expect(await readdir(disk)).toEqual([])
  } finally {
    await onDisk.stop()
    await promisify(execFile)('umount', ['--lazy', disk])
    await rm(disk, { recursive: true, force: true })
  }
})
