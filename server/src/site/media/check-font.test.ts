import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFont } from './check-font.ts'

const megabyte = 1_000_000
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-fonts-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A file with one table that unpacks to so many bytes. */
async function fontOf(unpackedBytes: number): Promise<string> {
  const tables = brotliCompressSync(Buffer.alloc(unpackedBytes))
  const header = Buffer.alloc(50)
  header.write('wOF2')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt32BE(header.length + tables.length, 8)
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(tables.length, 20)
  const path = join(folder, `${unpackedBytes}.woff2`)
  await writeFile(path, Buffer.concat([header, tables]))
  return path
}

test('a font unpacks to something, and to no more than it may', async () => {
  expect(await checkFont(await fontOf(0))).toMatchObject({ ok: false })
  expect(await checkFont(await fontOf(megabyte))).toMatchObject({ ok: true })
  expect(await checkFont(await fontOf(30 * megabyte + 1))).toMatchObject({ ok: false })
})

test('fonts that unpack to much take no room, however many are sent at once', async () => {
  const path = await fontOf(29 * megabyte)
  const before = process.memoryUsage().arrayBuffers
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().arrayBuffers)
  }, 5)
  const checked = await Promise.all(Array.from({ length: 20 }, () => checkFont(path)))
  clearInterval(watch)
  expect(checked.every(({ ok }) => ok)).toBe(true)
  expect(most - before).toBeLessThan(100 * megabyte)
})
