import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { DomainCheck } from '@vitrine/rules/site/sites/domains-api.ts'
import { readDomains } from '@vitrine/rules/site/sites/domains.ts'
import type { FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { addOwnDomain } from './site/sites/add-own-domain.ts'
import { checkOwnDomain } from './site/sites/check-own-domain.ts'
import { findSitePlace } from './site/sites/find-site-place.ts'
import { releaseDomain } from './site/sites/release-domain.ts'
import type { TestResponse, Visitor } from './testing/http-client.ts'
import {
  act,
  addDomain,
  checkDomain,
  listDomains,
  openDomainSites,
  proveDomain,
  setRecord,
  travel,
  type DomainSites,
  type SiteOwner,
} from './testing/open-domain-sites.ts'
import { startTestServer } from './testing/start-test-server.ts'

let sites: DomainSites
let server: DomainSites['server']
let dns: DomainSites['dns']
let fern: SiteOwner
let moss: SiteOwner
beforeAll(async () => {
  sites = await openDomainSites()
  ;({ server, dns, fern, moss } = sites)
})
afterAll(() => sites.close())
beforeEach(() => sites.clear())

const on = (host: string): Visitor => sites.on(host)
const prove = (owner: SiteOwner, name: string) => proveDomain(dns, owner, name)
const codeOf = (answer: TestResponse) => [answer.status, answer.json<{ code: string }>().code]
describe('a name that two sites want', () => {
  test('is whose record is there: only listed it keeps nobody out, and nobody proves by another’s record', async () => {
    expect((await addDomain(moss, 'fern.com')).status).toBe(200)
    await addDomain(fern, 'fern.com')
    await setRecord(dns, fern, 'fern.com')
    expect((await checkDomain(moss, 'fern.com')).json<DomainCheck>().outcome).toBe('other-record')
    expect((await checkDomain(fern, 'fern.com')).json<DomainCheck>().outcome).toBe('proved')
    expect(codeOf(await checkDomain(moss, 'fern.com'))).toEqual([409, 'domain-taken'])
    await act(moss, 'remove-domain', { name: 'fern.com' })
    expect((await on('fern.com').get('/')).status).toBe(200)
    const refused = await addDomain(moss, 'fern.com')
    expect(codeOf(refused)).toEqual([409, 'domain-taken'])
    expect(refused.json<{ message: string }>().message).toContain('Another site')
  })

  test('is one site’s alone where both prove it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `race-${round}.com`
      await Promise.all([addDomain(fern, name), addDomain(moss, name)])
      const values = await Promise.all(
        [fern, moss].map(async (owner) => {
          const { domains } = await listDomains(owner)
          return domains.find((one) => one.name === name)?.record.value ?? ''
        }),
      )
      dns.records.set(`_vitrine.${name}`, { txt: values })
      const answers = await Promise.all(
        [fern, moss, fern, moss].map((owner) => checkDomain(owner, name)),
      )
      const owned = answers.map(({ status }) => status)
      expect(owned.join()).toMatch(/^(?:200,409,200,409|409,200,409,200)$/)
      const holders = (await Promise.all([fern, moss].map(listDomains))).flatMap(({ domains }) =>
        domains.filter((one) => one.name === name && one.isProved),
      )
      expect(holders).toHaveLength(1)
    }
  })

  test('is the other’s once it was proved there while a removal could still be undone', async () => {
    await prove(fern, 'fern.com')
    await act(fern, 'remove-domain', { name: 'fern.com' })
    await prove(moss, 'fern.com')
    await travel(fern, 'undo')
    expect(codeOf(await checkDomain(fern, 'fern.com'))).toEqual([409, 'domain-taken'])
    const place = await findSitePlace(server.context, server.context.database.dbFor(server.siteId))
    expect(place?.origin).toContain('fern.localhost')
  })
})

test('a name that its site never gives back is released by the operator', async () => {
  await prove(fern, 'fern.com')
  await prove(fern, 'www.fern.com')
  const { database } = server.context
  expect(await releaseDomain(database, 'nobody.com')).toBeUndefined()
  expect(await releaseDomain(database, 'fern.localhost')).toBeUndefined()
  expect(await releaseDomain(database, 'fern.com')).toBe('fern')
  server.time.now += 1001
  expect((await on('fern.com').get('/')).status).toBe(421)
  expect((await server.visitor().get('/')).headers.location).toContain('//www.fern.com:')
  await prove(moss, 'fern.com')
  expect(codeOf(await checkDomain(fern, 'fern.com'))).toEqual([409, 'domain-taken'])
})

describe('a name is refused', () => {
  test.each([
    ['https://fern.com/', 400, 'domain-alone'],
    ['127.0.0.1', 400, 'domain-is-address'],
    ['localhost', 400, 'domain-not-public'],
    ['x'.repeat(300), 400, 'domain-too-long'],
  ])('that is none: %s', async (typed, status, code) => {
    expect(codeOf(await addDomain(fern, typed))).toEqual([status, code])
  })

  test('that is listed already, or one too many, or not listed', async () => {
    for (let at = 0; at < 10; at++) expect((await addDomain(fern, `n${at}.com`)).status).toBe(200)
    expect(codeOf(await addDomain(fern, 'N3.com'))).toEqual([409, 'domain-there'])
    expect(codeOf(await addDomain(fern, 'n10.com'))).toEqual([409, 'too-many-domains'])
    expect(codeOf(await checkDomain(fern, 'n10.com'))).toEqual([404, 'no-such-domain'])
  })

  test('to who may not manage the site', async () => {
    await addDomain(fern, 'fern.com')
    const editor = await server.person('writer@fern.example', [Role.editor])
    for (const who of [editor, server.stranger(), moss.who]) {
      const other = { ...fern, who }
      const read = await who.get(`${fern.base}/domains`)
      const status = who === editor ? 403 : who === moss.who ? 404 : 401
      expect(read.status).toBe(status)
      expect((await addDomain(other, 'mine.com')).status).toBe(status)
      expect((await checkDomain(other, 'fern.com')).status).toBe(status)
    }
  })
})

test('a name of the installation is no site’s own', async () => {
  const own = await startTestServer({
    environment: {
      DNS_SERVERS: dns.address,
      SITES_DOMAIN: 'sites.fern.com',
      EDITOR_ORIGIN: 'http://editor.fern.com',
    },
  })
  try {
    const { context, siteId, ownerId, time } = own
    const author = { authorId: ownerId, now: time.now, random: context.random }
    for (const name of ['editor.fern.com', 'moss.sites.fern.com', 'sites.fern.com']) {
      const added = await addOwnDomain(context, siteId, name, author)
      expect([name, added.ok || added.refusal.code]).toEqual([name, 'domain-of-installation'])
    }
    await addOwnDomain(context, siteId, 'www.fern.com', author)
    dns.records.set('fern.sites.fern.com', { a: ['192.0.2.7'] })
    dns.records.set('www.fern.com', { a: ['192.0.2.7'] })
    const checked = await checkOwnDomain(context, siteId, 'www.fern.com', time.now)
    expect(checked.ok && checked.value).toMatchObject({ outcome: 'no-record', way: 'here' })
  } finally {
    await own.close()
  }
})

test('the first steps tell of the name by what stands', async () => {
  const step = async () =>
    (await fern.who.get(`${fern.base}/first-steps`)).json<FirstSteps>().domain
  expect(await step()).toBeNull()
  await addDomain(fern, 'fern.com')
  expect(await step()).toEqual({ name: 'fern.com', isProved: false })
  await prove(fern, 'www.fern.com')
  expect(await step()).toEqual({ name: 'www.fern.com', isProved: true })
  await setRecord(dns, fern, 'fern.com')
  await checkDomain(fern, 'fern.com')
  expect(await step()).toEqual({ name: 'fern.com', isProved: true })
  const stored = (await fern.who.get(`${fern.base}/documents/site-settings/site`)).json<{
    body: Parameters<typeof readDomains>[0]
  }>()
  expect(readDomains(stored.body).primary).toBe('fern.com')
  expect(stored).not.toHaveProperty('body.domains.token')
})
