import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { DomainCheck, DomainsReply } from '@vitrine/rules/site/sites/domains-api.ts'
import type { FirstSteps } from '@vitrine/rules/site/sites/first-steps-api.ts'
import { readDomains } from '@vitrine/rules/site/sites/domains.ts'
import { inviteAccount } from './people/roles/invite-account.ts'
import { createSite } from './site/sites/create-site.ts'
import { findSitePlace } from './site/sites/find-site-place.ts'
import { createVisitor, type TestResponse, type Visitor } from './testing/http-client.ts'
import { openNameServer, type NameServer } from './testing/name-server.ts'
import { startSecondServer } from './testing/start-second-server.ts'
import { signIn, startTestServer, type TestServer } from './testing/start-test-server.ts'

let dns: NameServer
let server: TestServer
/** The owner of the first site, and that of another. */
let fern: Owner
let moss: Owner

type Owner = { readonly who: Visitor; readonly base: string }

beforeAll(async () => {
  dns = await openNameServer()
  server = await startTestServer({ environment: { DNS_SERVERS: dns.address } })
  const { context, time } = server
  fern = { who: await server.owner(), base: `/api/editor/sites/${server.siteId}` }
  const email = 'owner@moss.example'
  const invited = await inviteAccount(context, { email }, time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const ownerAccountId = invited.value.accountId
  const wish = { name: 'moss', starter: 'corrigan', ownerAccountId }
  const made = await createSite(context, wish, time.now)
  if (!made.ok) throw new Error(made.refusal.message)
  moss = {
    who: await signIn(server, email, time.now),
    base: `/api/editor/sites/${made.value.siteId}`,
  }
})
afterAll(async () => {
  await server.close()
  await dns.close()
})
beforeEach(async () => {
  dns.records.clear()
  for (const owner of [fern, moss]) {
    for (const { name } of (await listOf(owner)).domains)
      await act(owner, 'remove-domain', { name })
  }
})

const add = ({ who, base }: Owner, name: string): Promise<TestResponse> =>
  who.write('POST', `${base}/domains`, { name })
const check = ({ who, base }: Owner, name: string): Promise<TestResponse> =>
  who.write('POST', `${base}/domain-checks`, { name })
const listOf = async ({ who, base }: Owner): Promise<DomainsReply> =>
  (await who.get(`${base}/domains`)).json<DomainsReply>()
const codeOf = (answer: TestResponse) => [answer.status, answer.json<{ code: string }>().code]
const on = (host: string): Visitor => createVisitor(server.port, host)

async function act({ who, base }: Owner, action: string, input: object): Promise<void> {
  const done = await who.write('POST', `${base}/actions`, { action, input })
  if (done.status !== 200) throw new Error(done.text)
}

async function travel({ who, base }: Owner, way: 'undo' | 'redo'): Promise<void> {
  const done = await who.write('POST', `${base}/${way}`, {})
  if (done.status !== 200) throw new Error(done.text)
}

/** As the owner does at the company that has their names. */
async function setRecord(owner: Owner, name: string): Promise<void> {
  const { domains } = await listOf(owner)
  const record = domains.find((one) => one.name === name)?.record
  if (record === undefined) throw new Error(`${name} is not listed`)
  dns.records.set(record.name, { txt: ['v=spf1 -all', record.value] })
}

async function prove(owner: Owner, name: string): Promise<void> {
  const added = await add(owner, name)
  if (added.status !== 200) throw new Error(added.text)
  await setRecord(owner, name)
  const checked = await check(owner, name)
  expect([checked.status, checked.json<DomainCheck>().outcome]).toEqual([200, 'proved'])
}

describe('a name of an owner’s own', () => {
  test('answers once the record is there that is shown for it, and not before', async () => {
    expect((await add(fern, ' WWW.Fern-Enamel.COM. ')).status).toBe(200)
    const { host, domains } = await listOf(fern)
    expect(host).toBe('fern.localhost')
    expect(domains).toMatchObject([{ name: 'www.fern-enamel.com', isProved: false }])
    const record = domains[0]?.record
    expect(record?.name).toBe('_vitrine.www.fern-enamel.com')
    expect(record?.value).toMatch(/^vitrine-site=[\w-]{32}$/)
    const visitor = on('www.fern-enamel.com')
    expect((await visitor.get('/')).status).toBe(421)

    const none = (await check(fern, 'www.fern-enamel.com')).json<DomainCheck>()
    expect(none).toEqual({ outcome: 'no-record', found: [], way: 'nowhere', addresses: [] })
    dns.records.set('_vitrine.www.fern-enamel.com', { txt: ['vitrine-site=else', 'x'.repeat(900)] })
    dns.records.set('www.fern-enamel.com', { a: ['192.0.2.7'] })
    const other = (await check(fern, 'www.fern-enamel.com')).json<DomainCheck>()
    expect(other).toMatchObject({ outcome: 'other-record', addresses: ['192.0.2.7'] })
    expect(new Set(other.found.map((text) => text.length))).toEqual(new Set([17, 200]))
    expect((await visitor.get('/')).status).toBe(421)

    await setRecord(fern, 'www.fern-enamel.com')
    expect((await check(fern, 'www.fern-enamel.com')).json<DomainCheck>().outcome).toBe('proved')
    expect((await visitor.get('/')).status).toBe(200)
    expect((await listOf(fern)).domains[0]?.isProved).toBe(true)
    // a record that goes later takes nothing away
    dns.records.clear()
    expect((await check(fern, 'www.fern-enamel.com')).json<DomainCheck>().outcome).toBe('no-record')
    expect((await visitor.get('/')).status).toBe(200)
  })

  test('that no name server answers for is said so, and waits', async () => {
    await add(fern, 'silent.com')
    dns.records.set('_vitrine.silent.com', null)
    expect((await check(fern, 'silent.com')).json<DomainCheck>().outcome).toBe('no-answer')
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
      const posted = await on(host).postForm('/checkout', { email: 'ada@shopper.example' })
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
    await add(fern, 'fern.com')
    await prove(fern, 'www.fern.com')
    expect((await server.visitor().get('/')).headers.location).toContain('//www.fern.com:')
    await setRecord(fern, 'fern.com')
    await check(fern, 'fern.com')
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
    expect((await listOf(fern)).domains).toMatchObject([{ name: 'fern.com', isProved: false }])
    expect((await server.visitor().get('/')).status).toBe(200)
    expect((await check(fern, 'fern.com')).json<DomainCheck>().outcome).toBe('proved')
    expect((await on('fern.com').get('/')).status).toBe(200)
    expect((await server.visitor().get('/')).status).toBe(301)
  })

  test('that is added and proved goes with one undo of adding it', async () => {
    await prove(fern, 'fern.com')
    await travel(fern, 'undo')
    expect((await on('fern.com').get('/')).status).toBe(421)
  })
})

describe('a name that two sites want', () => {
  test('is whose record is there: only listed it keeps nobody out, and nobody proves by another’s record', async () => {
    expect((await add(moss, 'fern.com')).status).toBe(200)
    await add(fern, 'fern.com')
    await setRecord(fern, 'fern.com')
    expect((await check(moss, 'fern.com')).json<DomainCheck>().outcome).toBe('other-record')
    expect((await check(fern, 'fern.com')).json<DomainCheck>().outcome).toBe('proved')
    expect(codeOf(await check(moss, 'fern.com'))).toEqual([409, 'domain-taken'])
    await act(moss, 'remove-domain', { name: 'fern.com' })
    expect((await on('fern.com').get('/')).status).toBe(200)
    const refused = await add(moss, 'fern.com')
    expect(codeOf(refused)).toEqual([409, 'domain-taken'])
    expect(refused.json<{ message: string }>().message).toContain('Another site')
  })

  test('is one site’s alone where both prove it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `race-${round}.com`
      await Promise.all([add(fern, name), add(moss, name)])
      const values = await Promise.all(
        [fern, moss].map(async (owner) => {
          const { domains } = await listOf(owner)
          return domains.find((one) => one.name === name)?.record.value ?? ''
        }),
      )
      dns.records.set(`_vitrine.${name}`, { txt: values })
      const answers = await Promise.all([fern, moss, fern, moss].map((owner) => check(owner, name)))
      const owned = answers.map(({ status }) => status)
      expect(owned.join()).toMatch(/^(?:200,409,200,409|409,200,409,200)$/)
      const holders = (await Promise.all([fern, moss].map(listOf))).flatMap(({ domains }) =>
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
    expect(codeOf(await check(fern, 'fern.com'))).toEqual([409, 'domain-taken'])
    const place = await findSitePlace(server.context, server.context.database.dbFor(server.siteId))
    expect(place?.origin).toContain('fern.localhost')
  })
})

describe('a name is refused', () => {
  test.each([
    ['https://fern.com/', 400, 'domain-alone'],
    ['127.0.0.1', 400, 'domain-is-address'],
    ['localhost', 400, 'domain-not-public'],
    ['x'.repeat(300), 400, 'domain-too-long'],
  ])('that is none: %s', async (typed, status, code) => {
    expect(codeOf(await add(fern, typed))).toEqual([status, code])
  })

  test('that is listed already, or one too many, or not listed', async () => {
    for (let at = 0; at < 10; at++) expect((await add(fern, `n${at}.com`)).status).toBe(200)
    expect(codeOf(await add(fern, 'N3.com'))).toEqual([409, 'domain-there'])
    expect(codeOf(await add(fern, 'n10.com'))).toEqual([409, 'too-many-domains'])
    expect(codeOf(await check(fern, 'n10.com'))).toEqual([404, 'no-such-domain'])
  })

  test('to who may not manage the site', async () => {
    await add(fern, 'fern.com')
    const editor = await server.person('writer@fern.example', [Role.editor])
    for (const who of [editor, server.stranger(), moss.who]) {
      const other = { ...fern, who }
      const read = await who.get(`${fern.base}/domains`)
      const status = who === editor ? 403 : who === moss.who ? 404 : 401
      expect(read.status).toBe(status)
      expect((await add(other, 'mine.com')).status).toBe(status)
      expect((await check(other, 'fern.com')).status).toBe(status)
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
    const { addOwnDomain } = await import('./site/sites/add-own-domain.ts')
    const { checkOwnDomain } = await import('./site/sites/check-own-domain.ts')
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
  await add(fern, 'www.fern.com')
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

test('the first steps tell of the name by what stands', async () => {
  const step = async () =>
    (await fern.who.get(`${fern.base}/first-steps`)).json<FirstSteps>().domain
  expect(await step()).toBeNull()
  await add(fern, 'fern.com')
  expect(await step()).toEqual({ name: 'fern.com', isProved: false })
  await prove(fern, 'www.fern.com')
  expect(await step()).toEqual({ name: 'www.fern.com', isProved: true })
  await setRecord(fern, 'fern.com')
  await check(fern, 'fern.com')
  expect(await step()).toEqual({ name: 'fern.com', isProved: true })
  const stored = (await fern.who.get(`${fern.base}/documents/site-settings/site`)).json<{
    body: Parameters<typeof readDomains>[0]
  }>()
  expect(readDomains(stored.body).primary).toBe('fern.com')
  expect(stored).not.toHaveProperty('body.domains.token')
})
