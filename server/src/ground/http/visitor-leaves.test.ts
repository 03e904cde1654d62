import { connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runServer, type RunningServer } from '../../run-server.ts'
import { createVisitor } from '../../testing/http-client.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'

let test: TestContext
let server: RunningServer
const logged: string[] = []

beforeAll(async () => {
  test = await createTestContext({ PORT: '0', HOST: '127.0.0.1' })
  const logger = pino({ level: 'info' }, { write: (line) => void logged.push(line) })
  server = await runServer({ ...test.context, logger })
})

afterAll(async () => {
  await server.stop()
  await test.close()
})

/** Sends a request that promises more than it holds, and leaves. */
async function leave(type: string, body: string): Promise<void> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => undefined)
  const lines = [
    'POST /api/editor/session HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Content-Type: ${type}`,
    'Content-Length: 5000',
    '',
    body,
  ]
  await new Promise((resolve) => socket.write(lines.join('\r\n'), resolve))
  // so that the server has begun to read the body
  await createVisitor(server.port, 'localhost').get('/healthz')
  socket.resetAndDestroy()
  await new Promise((resolve) => socket.once('close', resolve))
}

it.for([
  ['a call', 'application/json', '{"email":'],
  ['a form', 'application/x-www-form-urlencoded', 'email='],
])('somebody who leaves in the middle of %s is no failure of ours', async ([, type, body]) => {
  await leave(type ?? '', body ?? '')
  const { status } = await createVisitor(server.port, 'localhost').get('/healthz')
  expect(status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(logged).toEqual([])
})
