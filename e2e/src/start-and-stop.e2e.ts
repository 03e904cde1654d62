import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layCable } from '@vitrine/server/testing/database-cable.ts'
import { createVisitor } from '@vitrine/server/testing/http-client.ts'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'
import { createTestDatabase, startTestPostgres } from '@vitrine/server/testing/test-database.ts'

const main = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url))
const projectFolder = fileURLToPath(new URL('../../', import.meta.url))
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
    // a busy machine may have logged a slow step before
    expect(text.trim().split('\n').at(-1)).toMatch(
      /^The first site could not be made: ENOTDIR: not a directory, .*$/,
    )
  })
})

describe('a server that is asked to end', () => {
  it('answers what is under way, resets nobody and exits cleanly', async () => {
    const product = await startProduct()
    const host = new URL(product.shop).hostname
    let ending = false
    const outcomes: (number | string)[] = []
    // what is new while the door closes may never be taken up; what is kept has to be answered
    const agent = new Agent({ keepAlive: true })
    const visitors = Array.from({ length: 8 }, async () => {
      const visitor = createVisitor(product.port, host, undefined, agent)
      while (!ending) {
        try {
          outcomes.push((await visitor.get('/')).status)
        } catch (error) {
          // once the door is closed, new connections are refused; that is not a broken answer
          outcomes.push((error as { code?: string }).code ?? 'unknown')
        }
      }
    })
    await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(20)
    const stopped = product.stop()
    await new Promise((resolve) => setTimeout(resolve, 200))
    ending = true
    await Promise.all(visitors)
    expect(await stopped).toBe(0)
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
      expect(code).toBeTypeOf('number')
      // told to come again where its time was up before the server ended
      expect(['none', 503]).toContain(await answer)
    } finally {
      await cable.remove()
      await postgres.stop()
    }
  })
})

describe('npm start', () => {
  /** From npm down to the database and what watches over it. */
  const chain = ['npm', 'the server', 'the database'] as const

  it.each([
    ['npm', 'SIGTERM'],
    ['the server', 'SIGTERM'],
    ['npm', 'SIGINT'],
    ['npm', 'SIGKILL'],
    ['the server', 'SIGKILL'],
    ['the server', 'SIGHUP'],
  ] as const)('leaves nothing running when %s gets %s', async (target, signal) => {
    const run = await startByNpm()
    expect([...run.pids.keys()]).toEqual(chain)
    process.kill(run.pids.get(target) ?? 0, signal)
    while ((await run.running()).length > 0) await new Promise((later) => setTimeout(later, 50))
    expect(run.databaseLog().trim().split('\n').at(-1)).toContain('database system is shut down')
  })
})

type NpmRun = {
  readonly pids: ReadonlyMap<string, number>
  /** Commands that still have to do with this run. */
  running(): Promise<readonly string[]>
  databaseLog(): string
}

async function startByNpm(): Promise<NpmRun> {
  const data = join(folder, 'run')
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', VITRINE_DATA: data },
    // as a supervisor starts it: in a group of its own, so that a signal is for npm alone
    detached: true,
  })
  let text = ''
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  npm.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  while (!text.includes('Ready in')) {
    if (npm.exitCode !== null) throw new Error(`npm start ended:\n${text}`)
    await new Promise((later) => setTimeout(later, 50))
  }
  const processes = await listProcesses()
  const server = processes.find(({ parent }) => parent === npm.pid)
  const database = Number.parseInt(readFileSync(join(data, 'database/postmaster.pid'), 'utf8'), 10)
  const pids = new Map([
    ['npm', npm.pid ?? 0],
    ['the server', server?.pid ?? 0],
    ['the database', database],
  ])
  const known = new Set(pids.values())
  return {
    pids,
    running: async () =>
      (await listProcesses())
        .filter(({ pid, args }) => known.has(pid) || args.includes(data))
        .map(({ args }) => args),
    databaseLog: () => readFileSync(join(data, 'database.log'), 'utf8'),
  }
}

type Running = { readonly pid: number; readonly parent: number; readonly args: string }

async function listProcesses(): Promise<readonly Running[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,stat=,args='])
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, state = 'Z', args = ''] =
      /^\s*(\d+)\s+(\d+) (\S+)\s+(.*)$/.exec(line) ?? []
    // one that ended and was not yet waited for runs no more
    return state.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), args }]
  })
}

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
