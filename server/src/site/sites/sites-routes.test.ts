import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { SitesReply } from '@vitrine/rules/site/sites/sites-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
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
