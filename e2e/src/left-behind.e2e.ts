import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProduct, type Product } from '@vitrine/server/testing/start-product.ts'

const warmUps = 500
const requests = 300
const kilobyte = 1024

/**
 * Runs in the server before anything else: at a signal it writes down how many bytes are left after
 * the young generation was collected, and how many after everything was.
 */
const counter = (file: string) => `
  require('node:v8').setFlagsFromString('--expose-gc')
  const gc = require('node:vm').runInNewContext('gc')
  const { appendFileSync } = require('node:fs')
  const used = () => process.memoryUsage().heapUsed
  if (require('node:worker_threads').isMainThread) process.on('SIGUSR2', () => {
    gc({ type: 'minor' })
    gc({ type: 'minor' })
    const young = used()
    gc()
    gc()
    appendFileSync(${JSON.stringify(file)}, (young - used()) + '\\n')
  })`

let folder: string
let product: Product
let agent: Agent

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-left-'))
  await writeFile(join(folder, 'counter.cjs'), counter(join(folder, 'counts')))
  product = await startProduct({
    PAGE_CACHE: 'off',
    NODE_OPTIONS: `--require=${join(folder, 'counter.cjs')}`,
  })
  // one after another: what is under way is rightly alive
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})

afterAll(async () => {
  agent.destroy()
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

function ask(path: string, cookie: string): Promise<number | undefined> {
  const headers = { host: new URL(product.shop).host, cookie }
  return new Promise((resolve, reject) => {
    get({ port: product.port, path, agent, headers }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).once('error', reject)
  })
}

function counts(): number[] {
  const file = join(folder, 'counts')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []
}

/** Bytes that wait for a full collection, which is done by then. */
async function collect(): Promise<number> {
  const known = counts().length
  process.kill(product.pid, 'SIGUSR2')
  while (counts().length === known) await sleep(20)
  return counts().at(-1) ?? Number.NaN
}

/** Docs: docs/decisions/0018-what-a-request-leaves-behind.md. */
describe('what a request leaves behind until the next full collection', () => {
  const twoOfOneName = '__Host-crumb=a; __Host-crumb=b'
  it.each([
    ['a page that is made anew', '/shop/slip-pendant', '', 200, 8 * kilobyte],
    ['a page that is not there', '/nothing-here', '', 404, 7 * kilobyte],
    ['a file', '/site.css', '', 200, 2 * kilobyte],
    ['a refused request', '/', twoOfOneName, 400, 2 * kilobyte],
  ])('is little of %s', async (_what, path, cookie, status, limit) => {
    for (let n = 0; n < warmUps; n++) expect(await ask(path, cookie)).toBe(status)
    await collect()
    for (let n = 0; n < requests; n++) await ask(path, cookie)
    expect((await collect()) / requests).toBeLessThan(limit)
  })
})
