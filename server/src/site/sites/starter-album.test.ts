import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DocumentBodies } from '@vitrine/rules/ground/documents/document.ts'
import { readStarter } from './read-starter.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'

let server: TestServer
let folder: string

const tracks = (length: string) =>
  JSON.stringify([
    { title: 'Ash', urlId: 'ash', recording: { file: 'ash.mp3', length }, authorName: 'The Kiln' },
    { title: 'Glow', urlId: 'glow', recording: { file: 'glow.mp3', length: '1:05' } },
  ])

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(folder)
  const starter = join(folder, 'small-shop')
  const path = join(starter, 'content', 'site.json')
  const site = JSON.parse(await readFile(path, 'utf8')) as { collections: object[] }
  site.collections.push({
    key: 'songs',
    typeName: 'album',
    type: 16,
    title: 'Kiln songs',
    urlId: 'songs',
    ordering: 'music-album',
    artistName: 'Maud & sons',
    description: '<p>Recorded at night.</p>',
    mainPicture: 'bowl.png',
    items: 'items/songs.json',
  })
  await writeFile(path, JSON.stringify(site))
  await writeFile(join(starter, 'content', 'items', 'songs.json'), tracks('3:45'))
  await mkdir(join(starter, 'recordings'))
  for (const name of ['ash.mp3', 'glow.mp3']) {
    await writeFile(join(starter, 'recordings', name), `ID3${name}`)
  }
  server = await startTestServer({ starter: 'small-shop', startersFolder: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('a starter can begin with an album, whose tracks are heard in their order', async () => {
  const { items, collection } = (await server.visitor().get('/songs?format=json')).json<{
    items: { title: string; lengthText: string; audioAssetUrl: string }[]
    collection: Partial<DocumentBodies['collection']>
  }>()
  expect(items.map(({ title, lengthText }) => [title, lengthText])).toEqual([
    ['Ash', '3:45'],
    ['Glow', '1:05'],
  ])
  expect(collection).toMatchObject({ artistName: 'Maud &amp; sons' })
  const { text, headers } = await server.visitor().get(items[0]?.audioAssetUrl ?? '')
  expect([text, headers['content-type']]).toEqual(['ID3ash.mp3', 'audio/mpeg'])
  const page = await server.visitor().get('/songs')
  expect(page.text).toContain('Recorded at night.')
  expect(page.text).toContain('The Kiln')
})

test('a starter whose track lasts nothing that is a length is none', async () => {
  const path = join(folder, 'small-shop', 'content', 'items', 'songs.json')
  await writeFile(path, tracks('long'))
  const read = await readStarter(folder, 'small-shop')
  expect(read.ok).toBe(false)
  await writeFile(path, tracks('3:45').replace('ash.mp3', 'gone.mp3'))
  const named = await server
    .owner()
    .then((owner) =>
      owner.write('POST', '/api/editor/sites', { name: 'second', starter: 'small-shop' }),
    )
  expect(named.status).toBeGreaterThanOrEqual(400)
})
