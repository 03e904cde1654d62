import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFileStore, type FileStore } from '../../ground/files/file-store.ts'
import { SharedWork } from '../views/shared-work.ts'
import { chooseEncoder, makeDerivative, type PictureWork } from './picture-derivatives.ts'

let folder: string
let files: FileStore
let work: PictureWork

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
  files = openFileStore(folder)
  work = { files, views: { pictures: new SharedWork() } }
})
afterAll(() => rm(folder, { recursive: true }))

async function putPicture(width: number, height: number): Promise<string> {
  const create = { width, height, channels: 3, background: '#6b8f71' } as const
  return files.put(await sharp({ create }).png().toBuffer())
}

describe('narrower copies of pictures', () => {
  test.each(['avif', 'webp', 'jpeg', 'png'] as const)(
    'are made as %s in the asked width',
    async (encoder) => {
      const hash = await putPicture(640, 320)
      const made = await makeDerivative(work, { hash, width: 300, encoder })
      const metadata = await sharp(made).metadata()
      expect([metadata.width, metadata.height]).toEqual([300, 150])
    },
  )

  test('are kept on disk and made once for many who ask at the same time', async () => {
    const hash = await putPicture(400, 401)
    const request = { hash, width: 100, encoder: 'webp' } as const
    const many = await Promise.all(Array.from({ length: 20 }, () => makeDerivative(work, request)))
    expect(new Set(many).size).toBe(1)
    const kept = await readdir(join(folder, 'cache', 'pictures', hash.slice(0, 2)))
    expect(kept.filter((name) => name.startsWith(hash))).toEqual([`${hash}-100.webp`])
  })

  test('a file that is no picture has none', async () => {
    const hash = await files.put(Buffer.from('not a picture'))
    expect(await makeDerivative(work, { hash, width: 100, encoder: 'webp' })).toBeUndefined()
  })

  test('a picture whose file is lost has none', async () => {
    const hash = 'ab'.repeat(32)
    expect(await makeDerivative(work, { hash, width: 100, encoder: 'webp' })).toBeUndefined()
  })

  test('a picture of too many pixels is not unfolded', async () => {
    const create = { width: 9000, height: 9000, channels: 3, background: '#000' } as const
    const hash = await files.put(await sharp({ create, limitInputPixels: false }).png().toBuffer())
    expect(await makeDerivative(work, { hash, width: 100, encoder: 'webp' })).toBeUndefined()
  })
})

test.each([
  ['image/png', 'image/avif,image/webp,*/*', 'avif'],
  ['image/jpeg', 'image/webp,*/*', 'webp'],
  ['image/jpeg', '*/*', 'jpeg'],
  ['image/png', '', 'png'],
  ['image/svg+xml', 'image/avif', null],
  ['image/gif', 'image/avif', null],
  ['application/pdf', 'image/avif', null],
])('%s for a browser that accepts %j is sent as %s', (contentType, accept, encoder) => {
  expect(chooseEncoder(contentType, accept, 1_000_000)).toBe(encoder)
})

test('a large copy is not written as AVIF, which would take gigabytes', () => {
  expect(chooseEncoder('image/jpeg', 'image/avif,image/webp', 5_000_000)).toBe('webp')
  expect(chooseEncoder('image/avif', 'image/avif', 5_000_000)).toBe('jpeg')
})
