import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { SitesReply, StarterChoice } from '@vitrine/rules/site/sites/sites-api.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { writeSmallShopStarter } from '../../testing/seeds/small-shop.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let startersFolder: string
let server: TestServer | undefined
beforeAll(async () => {
  startersFolder = await mkdtemp(join(tmpdir(), 'vitrine-starters-'))
  await writeSmallShopStarter(startersFolder)
})
afterEach(() => server?.close())
afterAll(() => rm(startersFolder, { recursive: true, force: true }))

async function start(environment: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  server = await startTestServer({ starter: 'small-shop', startersFolder, environment })
  return server
}

async function outcome(visitor: Visitor, name: string): Promise<[boolean, number]> {
  const { mayCreate } = (await visitor.get('/api/editor/sites')).json<SitesReply>()
  const made = await visitor.write('POST', '/api/editor/sites', { name, starter: 'small-shop' })
  return [mayCreate, made.status]
}

test('who owns a site makes another one; who was invited to a site does not', async () => {
  const { owner, person } = await start()
  expect(await outcome(await owner(), 'second')).toEqual([true, 201])
  const admin = await person('admin@fern.example', [Role.admin])
  expect(await outcome(admin, 'third')).toEqual([false, 403])
})

test('where the operator says so, everyone with an account makes sites', async () => {
  const { person } = await start({ SITE_CREATORS: 'everyone' })
  expect(await outcome(await person('guest@fern.example', []), 'second')).toEqual([true, 201])
})

test('where the operator makes the sites, owners do not', async () => {
  const { owner } = await start({ SITE_CREATORS: 'operator' })
  expect(await outcome(await owner(), 'second')).toEqual([false, 403])
})

test('a site is listed by the title that its owner gives it, also after another one', async () => {
  const { owner, siteId } = await start()
  const visitor = await owner()
  const listed = async () =>
    (await visitor.get('/api/editor/sites')).json<SitesReply>().sites.map(({ title }) => title)
  const rename = (title: string) =>
    visitor.write('POST', `/api/editor/sites/${siteId}/actions`, {
      action: 'set-site-details',
      input: { set: { title } },
    })
  await rename('Corrigan Enamel')
  expect(await listed()).toEqual(['Corrigan Enamel'])
  await rename('Corrigan & Daughters')
  expect(await listed()).toEqual(['Corrigan & Daughters'])
})

test('starters are offered in their own order with what they say of themselves, and their pictures to who is signed in alone', async () => {
  const { owner, port } = await start()
  const write = async (name: string, file: string, content: string | Buffer) => {
    await mkdir(join(startersFolder, name), { recursive: true })
    await writeFile(join(startersFolder, name, file), content)
  }
  const jpeg = Buffer.from('the bytes of a picture')
  const about = { title: 'A choir', description: 'Concerts and people.', order: 2 }
  await write('choir', 'about.json', JSON.stringify(about))
  await write('zoo', 'about.json', JSON.stringify({ ...about, title: 'A zoo', order: 1 }))
  await write('broken', 'about.json', '{ "title": 4 }')
  await write('zoo', 'screenshot.jpg', jpeg)
  const ann = await owner()
  const none = { wide: null, phone: null }
  const { starters } = (await ann.get('/api/editor/starters')).json<{
    starters: StarterChoice[]
  }>()
  const wide = starters[0]?.screenshots.wide ?? ''
  expect(starters).toEqual([
    { name: 'zoo', title: 'A zoo', description: about.description, screenshots: { ...none, wide } },
    { name: 'choir', title: 'A choir', description: about.description, screenshots: none },
    // those that say nothing that can be read go by the names of their folders
    { name: 'broken', title: 'Broken', description: '', screenshots: none },
    { name: 'small-shop', title: 'Small-shop', description: '', screenshots: none },
  ])
  const picture = await ann.get(wide)
  expect([picture.status, picture.headers['content-type'], picture.text]).toEqual([
    200,
    'image/jpeg',
    jpeg.toString(),
  ])
  expect(picture.headers['cache-control']).toContain('immutable')
  expect((await createVisitor(port, 'localhost').get(wide)).status).toBe(401)
  const address = '/api/editor/starters/screenshot'
  for (const [path, status] of [
    [`${address}?starter=choir&size=wide`, 404],
    [`${address}?starter=zoo&size=phone`, 404],
    [`${address}?starter=zoo&size=about.json`, 400],
    [`${address}?starter=nowhere&size=wide`, 404],
    [`${address}?starter=..%2Fzoo&size=wide`, 404],
    [`${address}?starter=zoo%2F..%2Fzoo&size=wide`, 404],
    [`${address}?starter=%00&size=wide`, 404],
  ] as const) {
    expect([path, (await ann.get(path)).status]).toEqual([path, status])
  }
  // whoever writes a starter is told what is wrong with it
  const made = await ann.write('POST', '/api/editor/sites', { name: 'x1', starter: 'broken' })
  expect([made.status, made.text]).toEqual([400, expect.stringContaining('about.json, title')])
})
