import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DomainCheck } from '@vitrine/rules/site/sites/domains-api.ts'
import { findSitePlace } from './site/sites/find-site-place.ts'
import type { Visitor } from './testing/http-client.ts'
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
import { startSecondServer } from './testing/start-second-server.ts'

let sites: DomainSites
let server: DomainSites['server']
let dns: DomainSites['dns']
let fern: SiteOwner

beforeAll(async () => {
  sites = await openDomainSites()
  ;({ server, dns, fern } = sites)
})
afterAll(() => sites.close())
beforeEach(() => sites.clear())

const on = (host: string): Visitor => sites.on(host)
const prove = (owner: SiteOwner, name: string) => proveDomain(dns, owner, name)

describe('a name of an owner’s own', () => {
  test('answers once the record is there that is shown for it, and not before', async () => {
    expect((await addDomain(fern, ' WWW.Fern-Enamel.COM. ')).status).toBe(200)
    const { host, domains } = await listDomains(fern)
    expect(host).toBe('fern.localhost')
    expect(domains).toMatchObject([{ name: 'www.fern-enamel.com', isProved: false }])
    const record = domains[0]?.record
    expect(record?.name).toBe('_vitrine.www.fern-enamel.com')
    expect(record?.value).toMatch(/^vitrine-site=[\w-]{32}$/)
    const visitor = on('www.fern-enamel.com')
    expect((await visitor.get('/')).status).toBe(421)

    const none = (await checkDomain(fern, 'www.fern-enamel.com')).json<DomainCheck>()
    expect(none).toEqual({ outcome: 'no-record', found: [], way: 'nowhere', addresses: [] })
    dns.records.set('_vitrine.www.fern-enamel.com', { txt: ['vitrine-site=else', 'x'.repeat(900)] })
    dns.records.set('www.fern-enamel.com', { a: ['192.0.2.7'] })
    const other = (await checkDomain(fern, 'www.fern-enamel.com')).json<DomainCheck>()
    expect(other).toMatchObject({ outcome: 'other-record', addresses: ['192.0.2.7'] })
    expect(new Set(other.found.map((text) => text.length))).toEqual(new Set([17, 200]))
    expect((await visitor.get('/')).status).toBe(421)

    await setRecord(dns, fern, 'www.fern-enamel.com')
    expect((await checkDomain(fern, 'www.fern-enamel.com')).json<DomainCheck>().outcome).toBe(
      'proved',
    )
    expect((await visitor.get('/')).status).toBe(200)
    expect((await listDomains(fern)).domains[0]?.isProved).toBe(true)
    // a record that goes later takes nothing away
    dns.records.clear()
    expect((await checkDomain(fern, 'www.fern-enamel.com')).json<DomainCheck>().outcome).toBe(
      'no-record',
    )
    expect((await visitor.get('/')).status).toBe(200)
  })

  test('that no name server answers for is said so, and waits', async () => {
    await addDomain(fern, 'silent.com')
    dns.records.set('_vitrine.silent.com', null)
    expect((await checkDomain(fern, 'silent.com')).json<DomainCheck>().outcome).toBe('no-answer')
    expect((await on('silent.com').get('/')).status).toBe(421)
  }, 30_000)

  test('stands in front: all others lead to it with path and query, and what is sent goes along', async () => {
    const before = await server.visitor().get('/about?from=mail')
    expect(before.status).toBe(200)
    await prove(fern, 'fern.com')
    await prove(fern, 'www.fern.com')
    const { port } = server
    for (const host of ['fern.localhost', 'www.fern.com']) {
      for (const path of [
        '/about?from=mail',
        '/',
        '/cart',
        '/robots.txt',
        '/nowhere',
        '//evil.com/x',
      ]) {
        const { status, headers } = await on(host).get(path)
        const target = path.replace(/^\/+/, '/')
        expect([path, status, headers.location]).toEqual([
          path,
          301,
          `http://fern.com:${port}${target}`,
        ])
        expect([headers['set-cookie'], headers['cache-control']]).toEqual([
          undefined,
          'private, no-store',
        ])
      }
      const posted = await on(host).send('/checkout', {
        method: 'POST',
        body: { email: 'a@b.example' },
      })
      expect([posted.status, posted.headers.location]).toEqual([
        308,
        `http://fern.com:${port}/checkout`,
      ])
      const head = await on(host).send('/about', { method: 'HEAD' })
      expect(head.status).toBe(301)
    }
    expect((await on('fern.com').get('/about?from=mail')).status).toBe(200)
    // the editor's own address is none of the site's
    expect((await server.stranger().get('/config')).status).toBe(200)
  })

  test('is what pages, their data, site map and mails name', async () => {
    await prove(fern, 'fern.com')
    const origin = `http://fern.com:${server.port}`
    const visitor = on('fern.com')
    const home = await visitor.get('/')
    expect(home.text).toContain(`<link rel="canonical" href="${origin}/">`)
    expect(home.text).toContain(`"url":"${origin}"`)
    expect(home.text).not.toContain('fern.localhost')
    const map = (await visitor.get('/sitemap.xml')).text
    expect(map).toContain(`<loc>${origin}/`)
    const told = (await visitor.get('/about?format=json')).text
    expect(told).toContain(`"baseUrl":"${origin}"`)
    expect(told).not.toContain('fern.localhost')
    expect(map + (await visitor.get('/robots.txt')).text).not.toContain('fern.localhost')
    const site = server.context.database.dbFor(server.siteId)
    // told by the editor's address, which has no port of its own in a test
    const place = await findSitePlace(server.context, site)
    expect(place).toEqual({ siteName: 'fern', origin: 'http://fern.com:0' })
    const { sites } = (await fern.who.get('/api/editor/sites')).json<{
      sites: { host: string; domain: string | null }[]
    }>()
    expect(sites).toMatchObject([{ host: 'fern.localhost', domain: 'fern.com' }])
  })

  test('costs a page no look-up more: whose it is and where it leads is asked once a second', async () => {
    await prove(fern, 'fern.com')
    const [inFront, former] = [on('fern.com'), server.visitor()]
    await inFront.get('/')
    await former.get('/')
    const asked = vi.spyOn(pg.Client.prototype, 'query')
    for (const path of ['/', '/about', '/journal']) {
      expect((await inFront.get(path)).status).toBe(200)
      expect((await former.get(path)).status).toBe(301)
    }
    const ofHosts = asked.mock.calls.filter((call) =>
      JSON.stringify(call[0])?.includes('host_name'),
    )
    expect(ofHosts).toEqual([])
    server.time.now += 1001
    await inFront.get('/about')
    expect(JSON.stringify(asked.mock.calls.map(([query]) => query))).toContain('host_name')
    asked.mockRestore()
  })

  test('leaves the editor’s frame where it is, and brings who works on the site to the name in front', async () => {
    await prove(fern, 'fern.com')
    const made = await fern.who.write('POST', `${fern.base}/edit-tokens`, {})
    const { token } = made.json<{ token: string }>()
    const builtIn = server.visitor()
    expect((await builtIn.get(`/about?edit=${token}`)).status).toBe(200)
    expect((await builtIn.get('/site.css')).status).toBe(200)
    expect((await builtIn.get('/favicon.ico')).status).toBe(200)
    expect((await builtIn.get('/about?edit=forged')).status).toBe(301)
    const visit = await fern.who.get(`${fern.base}/visit?path=/about`)
    const { hostname, pathname, search } = new URL(visit.headers.location ?? '')
    expect(hostname).toBe('fern.com')
    const looking = on('fern.com')
    await looking.get(pathname + search)
    expect((await looking.get('/about')).text).toContain('Edit this page')
  })

  test('lets a page that is open already send what was typed into it, and shows its next page itself', async () => {
    const shopper = server.visitor()
    await shopper.get('/cart')
    await prove(fern, 'fern.com')
    const cart = '/api/commerce/shopping-cart'
    const fromPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }
    expect((await shopper.send(cart, { headers: fromPage })).status).toBe(200)
    expect((await shopper.postForm('/checkout', {})).status).not.toBe(308)
    const link = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
    expect((await shopper.send('/cart', { headers: link })).status).toBe(301)
    expect((await shopper.get(cart)).status).toBe(301)
  })

  test('can be another one, or the one that the site began with, and one undo brings the former back', async () => {
    await prove(fern, 'fern.com')
    await prove(fern, 'www.fern.com')
    await act(fern, 'set-primary-domain', { name: 'www.fern.com' })
    expect((await on('www.fern.com').get('/')).status).toBe(200)
    expect((await on('fern.com').get('/')).headers.location).toContain('//www.fern.com:')
    await act(fern, 'set-primary-domain', { name: null })
    expect((await server.visitor().get('/')).status).toBe(200)
    expect((await on('fern.com').get('/')).status).toBe(200)
    await travel(fern, 'undo')
    expect((await server.visitor().get('/')).headers.location).toContain('//www.fern.com:')
  })

  test('that is chosen and not proved yet leaves another in front until it is', async () => {
    await addDomain(fern, 'fern.com')
    await prove(fern, 'www.fern.com')
    expect((await server.visitor().get('/')).headers.location).toContain('//www.fern.com:')
    await setRecord(dns, fern, 'fern.com')
    await checkDomain(fern, 'fern.com')
    expect((await on('www.fern.com').get('/')).headers.location).toContain('//fern.com:')
    await act(fern, 'remove-domain', { name: 'fern.com' })
    expect((await on('www.fern.com').get('/')).status).toBe(200)
  })

  test('that is removed answers nothing at once, and by undo it waits for its proof again', async () => {
    await prove(fern, 'fern.com')
    expect((await on('fern.com').get('/')).status).toBe(200)
    await act(fern, 'remove-domain', { name: 'fern.com' })
    expect((await on('fern.com').get('/')).status).toBe(421)
    expect((await server.visitor().get('/')).status).toBe(200)
    await travel(fern, 'undo')
    expect((await on('fern.com').get('/')).status).toBe(421)
    expect((await listDomains(fern)).domains).toMatchObject([{ name: 'fern.com', isProved: false }])
    expect((await server.visitor().get('/')).status).toBe(200)
    expect((await checkDomain(fern, 'fern.com')).json<DomainCheck>().outcome).toBe('proved')
    expect((await on('fern.com').get('/')).status).toBe(200)
    expect((await server.visitor().get('/')).status).toBe(301)
  })

  test('that is added and proved goes with one undo of adding it', async () => {
    await prove(fern, 'fern.com')
    await travel(fern, 'undo')
    expect((await on('fern.com').get('/')).status).toBe(421)
  })
})

test('another server of the installation follows within a second', async () => {
  const second = await startSecondServer(server)
  try {
    const there = (host: string) => second.goesOn(on(host))
    expect((await there('fern.com').get('/')).status).toBe(421)
    await prove(fern, 'fern.com')
    server.time.now += 1001
    expect((await there('fern.com').get('/')).status).toBe(200)
    await act(fern, 'remove-domain', { name: 'fern.com' })
    server.time.now += 1001
    expect((await there('fern.com').get('/')).status).toBe(421)
  } finally {
    await second.close()
  }
})

test('a proxy in front is told which names get certificates, and a visitor behind it is not', async () => {
  await prove(fern, 'fern.com')
  await addDomain(fern, 'www.fern.com')
  const ask = (name: string, headers = {}, host = '127.0.0.1') =>
    on(host).send(`/_vitrine/certificates?domain=${name}`, { headers })
  expect((await ask('fern.com')).status).toBe(200)
  expect((await ask('FERN.com', {}, 'localhost')).status).toBe(200)
  for (const name of [
    'www.fern.com',
    'fern.localhost',
    'localhost',
    'nobody.com',
    '',
    '%00',
    'a+b',
  ]) {
    expect([name, (await ask(name)).status]).toEqual([name, 404])
  }
  expect((await ask('fern.com', { 'x-forwarded-for': '192.0.2.9' })).status).toBe(404)
  expect((await on('127.0.0.1').send('/_vitrine/certificates')).status).toBe(404)
})
