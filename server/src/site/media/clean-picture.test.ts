import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanPicture } from './clean-picture.ts'

let folder: string
let count = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A file as it came in. */
async function fileOf(bytes: Buffer): Promise<string> {
  const path = join(folder, String(count++))
  await writeFile(path, bytes)
  return path
}

/** As an upload is cleaned: from one file into another. */
async function clean(bytes: Buffer) {
  const path = await fileOf(bytes)
  return cleanPicture(path, `${path}.clean`)
}

type Format = 'avif' | 'webp' | 'gif' | 'png' | 'jpeg'

function picture(format: Format, width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3, background: '#6b8f71' } as const
  const blank = sharp({ create })
  return format === 'avif'
    ? blank.avif({ effort: 0, quality: 10 }).toBuffer()
    : blank.toFormat(format).toBuffer()
}

/** An animation that says how large it is, and of whose frames only one dot is drawn. */
function animation(width: number, height: number, frames: number): Buffer {
  const twoBytes = (value: number): number[] => [value & 255, value >> 8]
  const screen = [...twoBytes(width), ...twoBytes(height), 0x80, 0, 0]
  const palette = [0, 0, 0, 255, 255, 255]
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const all = Array.from({ length: frames }, () => frame).flat()
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...palette, ...all, 0x3b])
}

describe('an uploaded picture', () => {
  it.each(['avif', 'webp', 'gif', 'png', 'jpeg'] as const)('as %s is taken', async (format) => {
    const cleaned = await clean(await picture(format, 60, 40))
    expect(cleaned).toMatchObject({
      ok: true,
      value: { contentType: `image/${format}`, measures: { width: 60, height: 40 } },
    })
  })

  it('as AVIF of a few kilobytes that unfolds to 20 megapixels is refused unread', async () => {
    const bytes = await picture('avif', 5000, 4000)
    expect(bytes.byteLength).toBeLessThan(10_000)
    expect(await clean(bytes)).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-pixels', message: 'File processing failed' },
    })
  })

  it('with many frames is measured over all of them', async () => {
    const bytes = animation(2000, 2000, 5)
    expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(5)
    expect(await clean(bytes)).toMatchObject({
      ok: false,
      refusal: { code: 'too-many-pixels' },
    })
  })

  it('as AVIF that would take minutes to write again is kept as WebP', async () => {
    const cleaned = await clean(await picture('avif', 2500, 1800))
    expect(cleaned).toMatchObject({
      ok: true,
      value: { contentType: 'image/webp', measures: { width: 2500, height: 1800 } },
    })
  })

  it('waits for the one before it, and is refused where too many wait', async () => {
    const bytes = await picture('png', 30, 30)
    const paths = await Promise.all(Array.from({ length: 12 }, () => fileOf(bytes)))
    const all = await Promise.all(paths.map((path) => cleanPicture(path, `${path}.clean`)))
    const codes = all.map((one) => (one.ok ? 'taken' : one.refusal.code))
    expect(codes.filter((code) => code === 'taken')).toHaveLength(8)
    expect(codes.slice(8)).toEqual(Array.from({ length: 4 }, () => 'not-completed'))
    expect((await clean(bytes)).ok).toBe(true)
  })

  it('as a drawing is refused before any reader of drawings sees it', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    expect(await clean(drawing)).toMatchObject({ refusal: { code: 'not-a-picture' } })
  })
})
