import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase, type Database } from './db/database.ts'
import { runServer, type RunningServer } from './run-server.ts'
import { layCable, type Cable } from './testing/database-cable.ts'
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
