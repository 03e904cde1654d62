import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeReply, DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { FilesReply } from '@vitrine/rules/site/media/media-api.ts'
import { assetAddress } from '@vitrine/rules/site/media/asset-address.ts'
import { openFileStore } from '../../ground/files/file-store.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { uploadFile, type FileSent } from '../../testing/upload-file.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'

let server: TestServer
let startersFolder: string
let owner: Visitor
let base: string

beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
  server = await startTestServer({ starter: 'small-shop', startersFolder })
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(async () => {
  await server.close()
  await rm(startersFolder, { recursive: true, force: true })
})

const send = (file: FileSent, path = '/assets') =>
  uploadFile({ port: server.port, who: owner }, base + path, file)

async function sent(file: FileSent, path = '/assets'): Promise<string> {
  const answer = await send(file, path)
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.json<{ assetId: string }>().assetId
}

async function assetOf(id: string) {
  const reply = await owner.get(`${base}/documents/asset/${id}`)
  return reply.json<DocumentReply<'asset'>>().body
}

const serve = async (id: string, headers: Record<string, string> = {}) =>
  server.visitor().send(assetAddress(id, await assetOf(id)), { headers })

const waiting = async (): Promise<string[]> =>
  readdir(join(server.context.files.folder, 'incoming')).catch(() => [])

const files = async (query = ''): Promise<FilesReply> =>
  (await owner.get(`${base}/assets?limit=100${query}`)).json()

const mp4 = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')])
const png = (width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#6b8f71' } })
    .png()
    .toBuffer()

/** So many bytes of a film, made as they are sent. */
function* film(byteSize: number, pieceSize = 1_000_000): Generator<Buffer> {
  yield mp4
  const piece = Buffer.alloc(pieceSize, 7)
  for (let left = byteSize - mp4.length; left > 0; left -= pieceSize) {
    yield piece.subarray(0, Math.min(left, pieceSize))
  }
}

describe('a film of 300 MB', () => {
  it('is stored as it comes in, and takes next to no memory', async () => {
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    let most = before
    const id = await sent({
      filename: 'kiln.mp4',
      bytes: film(300_000_000),
      onSent: () => {
        most = Math.max(most, process.memoryUsage().rss)
      },
    })
    const asset = await assetOf(id)
    const hash = createHash('sha256')
    for (const piece of film(300_000_000)) hash.update(piece)
    expect(asset).toMatchObject({ contentType: 'video/mp4', byteSize: 300_000_000, width: null })
    expect(asset.hash).toBe(hash.digest('hex'))
    // what both ends of it hold here, and what is not collected yet
    expect(most - before).toBeLessThan(120 * 1024 * 1024)
    const part = await serve(id, { range: 'bytes=299999998-' })
    expect([part.status, part.headers['content-range']]).toEqual([
      206,
      'bytes 299999998-299999999/300000000',
    ])
    expect(await waiting()).toEqual([])
  })

  it('and one byte is refused, whoever sent it is answered, and nothing stays of it', async () => {
    const answer = await send({ filename: 'kiln.mp4', bytes: film(300_000_001) })
    expect([answer.status, answer.json()['code']]).toEqual([413, 'file-too-large'])
    expect(answer.json()['fields']).toEqual({ file: 'It may have up to 286.1 MB.' })
    expect(await waiting()).toEqual([])
  })
})

describe('an upload', () => {
  it('that breaks off leaves nothing, on the disk or among the files', async () => {
    const { length } = (await files()).files
    const broken = send({
      filename: 'kiln.mp4',
      bytes: film(40_000_000),
      onSent: (count) => {
        if (count > 20_000_000) throw new Error('the line is cut')
      },
    })
    await expect(broken).rejects.toThrow()
    for (let tries = 0; tries < 100 && (await waiting()).length > 0; tries++) await sleep(20)
    expect(await waiting()).toEqual([])
    expect((await files()).files).toHaveLength(length)
  })

  it.each([
    ['song.mp3', '\xff\xfb\x90\x64', 'audio/mpeg'],
    ['song.mp3', 'ID3\x04\0\0', 'audio/mpeg'],
    ['song.m4a', '\0\0\0\x18ftypM4A \0\0\0\0', 'audio/mp4'],
    ['song.ogg', `OggS${'\0'.repeat(24)}\x01vorbis`, 'audio/ogg'],
    ['song.wav', 'RIFF\x24\0\0\0WAVEfmt ', 'audio/wav'],
    ['film.webm', '\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\x82\x84webm', 'video/webm'],
    ['film.mov', '\0\0\0\x14ftypqt  \0\0\0\0', 'video/quicktime'],
    ['list.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['page.html', '<script>alert(1)</script>', 'application/octet-stream'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'application/octet-stream'],
    ['code.js', 'alert(1)', 'application/octet-stream'],
    // what calls itself a picture is what its bytes are
    ['picture.png', 'GIF is not what this is', 'application/octet-stream'],
    ['picture.png', '%PDF-1.7 <html>', 'application/pdf'],
  ])('called %s is what its bytes say, and never a page: %j', async (filename, text, type) => {
    const id = await sent({ filename, bytes: Buffer.from(text, 'latin1') })
    expect((await assetOf(id)).contentType).toBe(type)
    const { headers, bytes } = await serve(id)
    expect(bytes.toString('latin1')).toBe(text)
    expect(headers['content-type']).toBe(type)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*\bsandbox$/)
    const isMedium = /^(?:audio|video)\//.test(type)
    expect(headers['content-disposition']).toBe(isMedium ? undefined : 'attachment')
    // opened by itself it plays: its page has no origin, and loads it once more
    expect(headers['access-control-allow-origin']).toBe(isMedium ? '*' : undefined)
    expect(/media-src 'self'/.test(String(headers['content-security-policy']))).toBe(isMedium)
  })

  it.each([
    ['picture', 415, 'not-a-picture'],
    ['video', 415, 'not-a-video'],
    ['audio', 415, 'not-audio'],
    ['any', 201, undefined],
    ['everything', 400, 'bad-request'],
  ])('of a text is asked for as %s', async (accept, status, code) => {
    const file = { filename: 'notes.txt', bytes: Buffer.from('some notes') }
    const answer = await send(file, `/assets?accept=${accept}`)
    expect([answer.status, answer.json()['code']]).toEqual([status, code])
    expect(await waiting()).toEqual([])
  })

  it('of nothing, or of a picture that unfolds to too much, is refused', async () => {
    const empty = await send({ filename: 'a.txt', bytes: Buffer.alloc(0) })
    expect([empty.status, empty.json()['code']]).toEqual([415, 'empty-file'])
    const bomb = await png(9000, 5000)
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await send({ filename: 'bomb.png', bytes: bomb })
    expect([answer.status, answer.json()['message']]).toEqual([413, 'File processing failed'])
    const broken = await send({ filename: 'broken.png', bytes: (await png()).subarray(0, 60) })
    expect(broken.status).toBe(415)
    expect(await waiting()).toEqual([])
  })

  it('of a picture that is a page as well stores the picture alone', async () => {
    const page = Buffer.from('<script>alert(1)</script>')
    const id = await sent({ filename: 'a.png', bytes: Buffer.concat([await png(), page]) })
    const { bytes } = await serve(id)
    expect(bytes.includes('script')).toBe(false)
    expect(await assetOf(id)).toMatchObject({ contentType: 'image/png', width: 40, height: 20 })
  })

  it.each([
    ['../../../etc/passwd', 'passwd'],
    ['C:\\\\photos\\\\barn.png', 'barn.png'],
    ['..', 'file'],
    ['/', 'file'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['%00%2e%2e%2f', '%00%2e%2e%2f'],
  ])('called %j is called %j, and served at an address of ours', async (filename, name) => {
    const id = await sent({ filename, bytes: await png() })
    const asset = await assetOf(id)
    expect(asset.filename).toBe(name)
    expect(assetAddress(id, asset)).toMatch(/^\/static\/images\/[\w-]+\/[0-9a-f]{12}\/[\w.-]+$/)
    expect((await serve(id)).status).toBe(200)
  })
})

describe('a file that takes the place of another', () => {
  it('keeps its id and its words, is where the one before was, and goes back by undo', async () => {
    const id = await sent({ filename: 'one.png', bytes: await png(40, 20) })
    const edit = { assetId: id, set: { altText: 'A kiln' }, seen: { altText: '' } }
    await owner.write('POST', `${base}/actions`, { action: 'edit-asset', input: edit })
    const before = await assetOf(id)
    await sent({ filename: 'two.png', bytes: await png(60, 60) }, `/assets/${id}/file`)
    const after = await assetOf(id)
    expect(after).toMatchObject({ filename: 'two.png', width: 60, height: 60, altText: 'A kiln' })
    await sleep(1100)
    const old = await server.visitor().get(`${assetAddress(id, before)}?format=300w`)
    expect([old.status, old.headers['location']]).toEqual([
      302,
      `${assetAddress(id, after)}?format=300w`,
    ])
    expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
    expect(await assetOf(id)).toEqual(before)
  })

  it('of a recording makes what is heard of it last as long, until that is undone', async () => {
    const song = (word: string) => ({ filename: 'song.mp3', bytes: Buffer.from(`ID3${word}`) })
    const assetId = await sent(song('one'))
    const act = async (action: string, input: object) => {
      const done = await owner.write('POST', `${base}/actions`, { action, input })
      expect([done.status, done.text]).toEqual([200, done.text])
      return done.json<ChangeReply>().changed
    }
    const added = await act('add-page', { title: 'Kiln songs', typeName: 'album' })
    const collectionId = added.find(({ kind }) => kind === 'collection')?.id
    const itemId = 'abcdef0123456789abcdef01'
    const tracks = [{ itemId, assetId, durationMs: 61_000 }]
    await act('add-tracks', { collectionId, tracks })
    const lengthNow = async () =>
      (await owner.get(`${base}/documents/item/${itemId}`)).json<DocumentReply<'item'>>().body
        .durationMs
    await sent(song('two'), `/assets/${assetId}/file`)
    expect(await lengthNow()).toBe(61_000)
    await sent(song('three'), `/assets/${assetId}/file?durationMs=95000`)
    expect(await lengthNow()).toBe(95_000)
    expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
    expect(await lengthNow()).toBe(61_000)
    for (const wrong of ['-1', 'long', '999999999999']) {
      const answer = await send(song('four'), `/assets/${assetId}/file?durationMs=${wrong}`)
      expect(answer.status).toBe(400)
    }
  })

  it('is of the same kind, and of a file that there is', async () => {
    const id = await sent({ filename: 'one.png', bytes: await png() })
    const song = { filename: 'song.mp3', bytes: Buffer.from('ID3') }
    const other = await send(song, `/assets/${id}/file`)
    expect([other.status, other.json()['code']]).toEqual([415, 'other-kind'])
    expect((await send(song, '/assets/nothing/file')).status).toBe(404)
  })
})

describe('the list of files', () => {
  it('has the newest first, a page at a time, of one kind or by words', async () => {
    const name = `zinc-${Date.now()}`
    const ids = []
    for (const [filename, bytes] of [
      [`${name}.png`, await png()],
      [`${name}.pdf`, Buffer.from('%PDF-1.7')],
      [`${name} 100%.mp4`, mp4],
    ] as const) {
      server.time.now += 1000
      ids.unshift(await sent({ filename, bytes }))
    }
    const found = async (query: string): Promise<string[]> =>
      (await files(query)).files.map(({ id }) => id)
    expect(await found(`&search=${name}`)).toEqual(ids)
    expect(await found(`&search=${name.toUpperCase()}&filter=picture`)).toEqual([ids[2]])
    expect(await found(`&search=${name}&filter=video`)).toEqual([ids[0]])
    expect(await found(`&search=${name}&filter=other`)).toEqual([ids[1]])
    expect(await found(`&search=${name}+${encodeURIComponent('100%')}`)).toEqual([ids[0]])
    expect(await found(`&search=${name}_`)).toEqual([])
    const page = (await owner.get(`${base}/assets?search=${name}&limit=2`)).json<FilesReply>()
    expect([page.files.length, page.next]).toEqual([2, ids[1]])
    expect(await found(`&search=${name}&after=${page.next}`)).toEqual([ids[2]])
  })
})

describe('as a server starts', () => {
  it('what a process that is gone left behind is removed, and what another still writes is not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'))
    const store = openFileStore(folder)
    const path = await store.incoming.reserve()
    const names = {
      gone: `${hostname()}.4194305.1.part`,
      ours: `${hostname()}.${process.pid}.7.part`,
      running: `${hostname()}.${process.ppid}.1.part`,
      elsewhere: 'another-machine.1.1.part',
      forgotten: 'another-machine.1.2.part',
    }
    for (const name of Object.values(names)) await writeFile(join(path, '..', name), 'a part')
    const longAgo = new Date(Date.now() - 48 * 60 * 60 * 1000)
    await utimes(join(path, '..', names.forgotten), longAgo, longAgo)
    await store.incoming.sweep()
    expect((await readdir(join(path, '..'))).toSorted()).toEqual(
      [names.running, names.elsewhere].toSorted(),
    )
    await rm(folder, { recursive: true, force: true })
  })
})
