import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layCable } from '@vitrine/server/testing/database-cable.ts'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { createTestDatabase, startTestPostgres } from '@vitrine/server/testing/test-database.ts'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-start-'))
  await chmod(folder, 0o711)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

function startWith(env: Record<string, string>): Promise<{ code: number | null; text: string }> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { ...process.env, VITRINE_DATA: join(folder, 'data'), ...env },
  })
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, text })))
}

function takePort(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '::', () => resolve(server))
  })
}

describe('a start that cannot work', () => {
  it('says in one sentence that the port is taken, and how to use another', async () => {
    const server = await takePort()
    const { port } = server.address() as AddressInfo
    const { code, text } = await startWith({ PORT: String(port) })
    server.close()
    expect(code).toBe(1)
    expect(text.trim()).toBe(
      `Port ${port} is taken by another program; start with another one: PORT=3100 npm start`,
    )
  })

  it('names the variable that is wrong', async () => {
    const { code, text } = await startWith({ PORT: 'eighty' })
    expect([code, text.trim()]).toEqual([
      1,
      'PORT must be a whole number from 0 to 65535, not "eighty".',
    ])
  })
})

describe('a first start', () => {
  it('says in one sentence why there is no first site', async () => {
    const data = join(folder, 'blocked')
    await mkdir(data)
    await writeFile(join(data, 'files'), 'where the folder of the files belongs')
    const { code, text } = await startWith({ PORT: '0', VITRINE_DATA: data })
    expect(code).toBe(1)
    expect(text.trim()).toMatch(/^The first site could not be made: ENOTDIR: not a directory, .*$/)
  })
})

describe('a server that is asked to end', () => {
  it('answers what is under way, resets nobody and exits cleanly', async () => {
    const product = await startProduct()
    const host = new URL(product.shop).hostname
    let ending = false
    const outcomes: (number | string)[] = []
    const visitors = Array.from({ length: 8 }, async () => {
      const visitor = createVisitor(product.port, host)
      while (!ending) {
        try {
          outcomes.push((await visitor.get('/')).status)
        } catch (error) {
          // once the door is closed, new connections are refused; that is not a broken answer
          outcomes.push((error as { code?: string }).code ?? 'unknown')
        }
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const stopped = product.stop()
    await new Promise((resolve) => setTimeout(resolve, 200))
    ending = true
    await Promise.all(visitors)
    expect(await stopped).toBe(0)
    expect(outcomes.length).toBeGreaterThan(20)
    expect(outcomes.filter((one) => one !== 200 && one !== 'ECONNREFUSED')).toEqual([])
  })

  it('still answers a request that was slow to come in', async () => {
    const product = await startProduct()
    const slow = await beginSlowRequest(product)
    const stopped = product.stop()
    await new Promise((resolve) => setTimeout(resolve, 3000))
    slow.socket.write('}')
    expect(await slow.answer).toMatch(/^HTTP\/1\.1 (?!408)\d{3} /)
    expect(await stopped).toBe(0)
  })

  it('does not wait for a request that never comes in whole', async () => {
    const product = await startProduct()
    const slow = await beginSlowRequest(product)
    expect(await product.stop()).toBe(0)
    expect(await slow.answer).toBe('')
  })

  it('ends by itself within ten seconds also when its database answers nothing any more', async () => {
    const postgres = await startTestPostgres()
    const { connection } = await createTestDatabase()
    const cable = await layCable(connection)
    try {
      const product = await startProduct({ DATABASE_URL: cable.connection.url })
      cable.silence()
      const answer = addUnknownProduct(product)
      await new Promise((resolve) => setTimeout(resolve, 200))
      const kill = setTimeout(() => process.kill(product.pid, 'SIGKILL'), 10_000)
      const code = await product.stop()
      clearTimeout(kill)
      // one that had to be killed has no exit code
      expect(code).toBe(1)
      expect(await answer).toBe('none')
    } finally {
      await cable.remove()
      await postgres.stop()
    }
  })
})

/** A request that asks the database. */
async function addUnknownProduct(product: Product): Promise<number | 'none'> {
  const visitor = createVisitor(product.port, new URL(product.shop).hostname)
  const body = { itemId: 'unknown', sku: null, quantity: 1, additionalFields: null }
  return visitor.write('POST', '/api/commerce/shopping-cart/entries', body).then(
    ({ status }) => status,
    () => 'none' as const,
  )
}

/** Sends all but the last byte of a request. */
async function beginSlowRequest(
  product: Product,
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(product.port, '127.0.0.1')
  const answer = new Promise<string>((resolve) => {
    let text = ''
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
  const lines = [
    'POST /api/commerce/shopping-cart/entries HTTP/1.1',
    `Host: ${new URL(product.shop).host}`,
    `Origin: ${product.shop}`,
    'Content-Type: application/json',
    'Content-Length: 2',
    '',
    '{',
  ]
  await new Promise((resolve) => socket.write(lines.join('\r\n'), resolve))
  await new Promise((resolve) => setTimeout(resolve, 200))
  return { socket, answer }
}
