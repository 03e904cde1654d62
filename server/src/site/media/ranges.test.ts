import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addAsset } from '@vitrine/rules/site/media/asset-actions.ts'
import { performAction } from '../../ground/changes/perform-action.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { TestResponse } from '../../testing/http-client.ts'

let shop: TestShop
let song: string
let picture: string

const bytes = Buffer.from('0123456789')

beforeAll(async () => {
  shop = await openShop()
  song = await upload('song.mp3', 'audio/mpeg', bytes)
  const create = { width: 300, height: 200, channels: 3, background: '#6b8f71' } as const
  picture = await upload('tile.png', 'image/png', await sharp({ create }).png().toBuffer())
})
afterAll(() => shop.close())

async function upload(filename: string, contentType: string, file: Buffer): Promise<string> {
  const { context, siteId, time } = shop
  const hash = await context.files.put(file)
  const more = { altText: '', colorData: null, width: null, height: null }
  const input = { filename, contentType, hash, byteSize: file.length, ...more }
  const environment = { authorId: null, now: time.now, random: context.random }
  const done = await performAction(context, siteId, addAsset, input, environment)
  if (!done.ok) throw new Error(done.refusal.message)
  time.now += 1001
  const assets = await listDocuments(context.database.dbFor(siteId), 'asset')
  const id = assets.find(({ body }) => body.hash === hash)?.id
  return `/static/images/${id}/${hash.slice(0, 12)}/${filename}`
}

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  shop.visitor().send(path, { method, headers })

function told({ status, headers, text }: TestResponse) {
  return [status, headers['content-range'], headers['content-length'], text]
}

describe('a song or a film', () => {
  test.each([
    ['bytes=0-3', 'bytes 0-3/10', '0123'],
    ['bytes=7-', 'bytes 7-9/10', '789'],
    ['bytes=7-99', 'bytes 7-9/10', '789'],
    ['bytes=-2', 'bytes 8-9/10', '89'],
    ['bytes=-99', 'bytes 0-9/10', '0123456789'],
    ['bytes=9-9', 'bytes 9-9/10', '9'],
    ['Bytes=0-0', 'bytes 0-0/10', '0'],
  ])('is sent in the part that a player asks for: %s', async (range, part, text) => {
    const answer = await ask(song, { range })
    expect(told(answer)).toEqual([206, part, String(text.length), text])
    expect(answer.headers['content-type']).toBe('audio/mpeg')
  })

  test.each(['bytes=10-', 'bytes=10-20', 'bytes=-0'])(
    'has no part behind its end: %s',
    async (range) => {
      const answer = await ask(song, { range })
      expect(told(answer)).toEqual([416, 'bytes */10', '0', ''])
      expect(answer.headers['cache-control']).toBe('no-store')
    },
  )

  test.each(['bytes=a-b', 'bytes=', 'bytes=5-2', 'bytes=--1', 'lines=0-3', 'bytes=0-1,4-5', '0-3'])(
    'is sent whole where what was asked for is no single part: %s',
    async (range) => {
      const answer = await ask(song, { range })
      expect(told(answer)).toEqual([200, undefined, '10', '0123456789'])
    },
  )

  test('is sent whole when it is another one than the player knows', async () => {
    const { etag = '' } = (await ask(song)).headers
    const part = { range: 'bytes=0-3' }
    expect(told(await ask(song, { ...part, 'if-range': etag }))[0]).toBe(206)
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect(told(await ask(song, { ...part, 'if-range': other }))).toEqual([
        200,
        undefined,
        '10',
        '0123456789',
      ])
    }
  })

  test('tells its length and that it has parts, and is not sent again to who has it', async () => {
    const whole = await ask(song)
    expect([whole.headers['accept-ranges'], whole.headers['content-length']]).toEqual([
      'bytes',
      '10',
    ])
    const head = await ask(song, { range: 'bytes=0-3' }, 'HEAD')
    expect(told(head)).toEqual([200, undefined, '10', ''])
    expect(head.headers['content-type']).toBe('audio/mpeg')
    expect(head.headers['etag']).toBe(whole.headers['etag'])
    const known = { 'if-none-match': whole.headers.etag ?? '', range: 'bytes=0-3' }
    expect((await ask(song, known)).status).toBe(304)
  })

  test('that is gone from the disk is an address that leads nowhere', async () => {
    const other = Buffer.from('another song')
    const address = await upload('gone.mp3', 'audio/mpeg', other)
    expect((await ask(address)).text).toBe('another song')
    const { folder, put } = shop.context.files
    const hash = await put(other)
    await rm(join(folder, 'files', hash.slice(0, 2), hash))
    for (const headers of [{}, { range: 'bytes=0-3' }]) {
      expect((await ask(address, headers)).status).toBe(404)
    }
  })
})

test.each([
  ['a picture as it was uploaded', (): string => picture, {}],
  ['its narrower copy', (): string => `${picture}?format=100w`, { accept: 'image/webp' }],
  ['a file of the template', (): string => '/assets/dot.png', {}],
] as const)('%s can be asked for in two parts, which make the whole', async (_, address, more) => {
  const whole = await ask(address(), more)
  expect(whole.status).toBe(200)
  expect(whole.headers['content-length']).toBe(String(whole.bytes.length))
  const first = await ask(address(), { ...more, range: 'bytes=0-19' })
  const rest = await ask(address(), { ...more, range: 'bytes=20-' })
  expect([first.status, rest.status]).toEqual([206, 206])
  expect(Buffer.concat([first.bytes, rest.bytes]).equals(whole.bytes)).toBe(true)
  const head = await ask(address(), more, 'HEAD')
  expect([head.status, head.headers['content-length'], head.bytes.length]).toEqual([
    200,
    String(whole.bytes.length),
    0,
  ])
})
