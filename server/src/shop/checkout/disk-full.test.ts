import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openCrashShop, type CrashShop } from './testing/crash-shop.ts'
import { findWrongs } from './testing/find-wrongs.ts'
import { buyer, hiddenFieldsOf } from './testing/open-shop.ts'

const times = process.env['VITRINE_LONG'] === '1' ? 10 : 2
const clients = 2
const run = promisify(execFile)

/** A small disk of its own; undefined where this machine mounts none for us. */
async function mountDisk(): Promise<string | undefined> {
  const disk = await mkdtemp(join(tmpdir(), 'vitrine-disk-'))
  const small = ['-t', 'tmpfs', '-o', 'size=300m,mode=755', 'tmpfs', disk]
  const mounted = await run('mount', small).catch(() => undefined)
  if (mounted !== undefined) return disk
  await rm(disk, { recursive: true, force: true })
  return undefined
}

/** Leaves no more room than that. */
async function fill(disk: string, leftBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  const much = Buffer.alloc(Math.max(0, bavail * bsize - leftBytes))
  await writeFile(join(disk, 'much'), much).catch((error: NodeJS.ErrnoException) => {
    // others write meanwhile
    if (error.code !== 'ENOSPC') throw error
  })
}

/** Shoppers who buy until they are told to stop, and what they were answered. */
function openTraffic(shop: CrashShop) {
  const acknowledged: string[] = []
  const answers = new Set<string>()
  let isOver = false
  let count = 0
  const buy = async (email: string): Promise<void> => {
    const visitor = shop.visitor()
    const { itemId, sku } = shop.good
    const wish = { itemId, sku, quantity: 1, additionalFields: null }
    const entries = '/api/commerce/shopping-cart/entries'
    const shown = await visitor.get('/shop')
    const added = shown.status === 200 ? await visitor.write('POST', entries, wish) : shown
    const page = added.status === 200 ? await visitor.get('/checkout') : added
    const form = { ...hiddenFieldsOf(page), ...buyer, email, payment: 'accepted' }
    const sent = page.status === 200 ? await visitor.postForm('/checkout', form) : page
    if (sent.headers.location?.startsWith('/checkout/order-confirmed/') === true) {
      acknowledged.push(email)
      return
    }
    const isInWords = sent.text.includes('Unable to connect. Please try again')
    answers.add(`${sent.status} ${isInWords ? 'in words' : sent.text.slice(0, 300)}`)
  }
  const shopper = async (): Promise<void> => {
    while (!isOver) {
      await buy(`shopper${count++}@disk.example`)
      await sleep(400)
    }
  }
  const running = Array.from({ length: clients }, shopper)
  return {
    acknowledged,
    answers,
    async stop() {
      isOver = true
      await Promise.all(running)
    },
  }
}

test(
  `a disk that is full ${times} times under orders loses and halves none, and the same server sells on once there is room`,
  { timeout: times * 120_000 },
  async (context) => {
    const disk = await mountDisk()
    if (disk === undefined) return context.skip('this machine lets nobody mount a small disk')
    const folder = join(disk, 'data')
    await mkdir(folder)
    const shop = await openCrashShop({ folder, jobsEveryMs: 1000 })
    let stop = (): Promise<void> => Promise.resolve()
    try {
      const { owner, siteId, good, server } = shop
      const path = `/api/editor/sites/${siteId}/stock/${good.variantId}`
      await owner.write('POST', path, { delta: 100_000 })
      const before = await shop.stockOf(good)
      const process = server.pid()
      const traffic = openTraffic(shop)
      const { acknowledged, answers } = traffic
      stop = traffic.stop
      const health = async () => (await owner.get('/healthz')).status
      const sellsMore = async () => {
        const so = acknowledged.length
        await expect
          .poll(() => acknowledged.length, { timeout: 90_000, interval: 20 })
          .toBeGreaterThan(so + 2)
      }
      for (let at = 0; at < times; at++) {
        await sellsMore()
        answers.clear()
        await fill(disk, at % 2 === 0 ? 0 : 200_000)
        // no room in what PostgreSQL has begun of its journal either: it ends at the next order
        await shop.query('select pg_switch_wal()').catch(() => undefined)
        await expect.poll(() => answers.size, { timeout: 90_000, interval: 20 }).toBeGreaterThan(0)
        await expect.poll(health, { interval: 500 }).toBe(503)
        await rm(join(disk, 'much'))
        await sellsMore()
        await expect.poll(health, { interval: 500 }).toBe(200)
        expect([...answers]).toEqual(['503 in words'])
      }
      await stop()
      expect(server.pid()).toBe(process)
      await shop.query(`update payment set held_until = created_at, look_at = created_at
        where status = 'pending'`)
      const open = `select from payment where status = 'pending'`
      await expect.poll(async () => (await shop.query(open)).length, { interval: 500 }).toBe(0)
      expect(await findWrongs(shop, before)).toEqual([])
      const orders = await shop.query<{ email: string }>('select email from shop_order')
      const emails = new Set(orders.map(({ email }) => email))
      expect(acknowledged.filter((email) => !emails.has(email))).toEqual([])
    } finally {
      await stop().catch(() => undefined)
      await shop.end()
      await run('umount', ['--lazy', disk])
      await rm(disk, { recursive: true, force: true })
    }
  },
)
