import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { contract, siteParams } from '@vitrine/rules/ground/http/contract.ts'
import type { AccountId, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, ok } from '@vitrine/rules/ground/refusals/result.ts'
import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { createVisitor } from '../../testing/http-client.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'
import { route, type RequestSite } from './route.ts'
import { buildServer } from './server.ts'
import type { SignedIn, Viewer } from './viewer.ts'

// What does not compile here is the test of types: `@ts-expect-error` is an error where there is none.

const siteId = z.custom<SiteId>().parse('a'.repeat(24))
const fern = { siteId, name: 'fern' }
const maeve: SignedIn = {
  kind: 'account',
  accountId: z.custom<AccountId>().parse('b'.repeat(24)),
  sessionId: 'session',
  email: 'maeve@fern.example',
  displayName: 'Maeve',
}
const given = z.object({ names: z.array(z.string()), who: z.string() })
const call = <Path extends string>(path: Path) => contract({ method: 'GET', path, reply: given })

const onSite = route({
  ...call('/given'),
  on: 'site',
  access: { kind: 'public' },
  handle(_context, request) {
    expectTypeOf(request.site).toEqualTypeOf<RequestSite>()
    // @ts-expect-error nobody is signed in on a site's own origin
    void request.viewer
    // @ts-expect-error nor has the path named a site
    void request.siteId
    return { json: { names: Object.keys(request), who: request.site.siteId } }
  },
})
const toAnybody = route({
  ...call('/api/editor/anybody'),
  on: 'editor',
  access: { kind: 'public' },
  handle(_context, request) {
    expectTypeOf(request.viewer).toEqualTypeOf<Viewer>()
    // @ts-expect-error a route that anybody may call has no account
    void request.account
    // @ts-expect-error nor has the editor's origin a site
    void request.site
    return { json: { names: Object.keys(request), who: request.viewer.kind } }
  },
})
const toAccounts = route({
  ...call('/api/editor/accounts'),
  on: 'editor',
  access: { kind: 'account' },
  handle(_context, request) {
    expectTypeOf(request.account).toEqualTypeOf<SignedIn>()
    // @ts-expect-error no site was asked about, so there is none that the account may work on
    void request.siteId
    return { json: { names: Object.keys(request), who: request.account.displayName } }
  },
})
const withRight = route({
  ...call('/api/editor/sites/:siteId/right'),
  params: siteParams,
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
  handle(_context, request) {
    expectTypeOf(request.account).toEqualTypeOf<SignedIn>()
    expectTypeOf(request.siteId).toEqualTypeOf<SiteId>()
    expectTypeOf(request.params).toEqualTypeOf<{ siteId: SiteId }>()
    return { json: { names: Object.keys(request), who: request.siteId } }
  },
})

describe('what cannot be declared', () => {
  it('is a right or an account on the origin of a site, where nobody is signed in', () => {
    const handle = () => refuse(requestRefusal('not-found'))
    const spec = { method: 'GET', path: '/', on: 'site', handle } as const
    // @ts-expect-error only the editor's origin knows accounts
    route({ ...spec, access: { kind: 'account' } })
    // @ts-expect-error nor rights
    route({ ...spec, access: { kind: 'capability', capability: 'view-orders' } })
    // @ts-expect-error and nothing is open to all because somebody forgot to say so
    route(spec)
    expect(route({ ...spec, access: { kind: 'public' } })).toMatchObject(spec)
  })

  it('is an answer that is not the one of the contract', () => {
    const spec = { on: 'site', access: { kind: 'public' } } as const
    const wrong = [
      // @ts-expect-error a property is missing
      route({ ...call('/'), ...spec, handle: () => ({ json: { names: [] } }) }),
      // @ts-expect-error a property is of another type
      route({ ...call('/'), ...spec, handle: () => ({ json: { names: [1], who: '' } }) }),
      // @ts-expect-error a page is no answer to a call
      route({ ...call('/'), ...spec, handle: () => ({ html: '' }) }),
      // @ts-expect-error a route without a contract has no JSON to answer
      route({ method: 'GET', path: '/', ...spec, handle: () => ({ json: {} }) }),
    ]
    expect(wrong).toHaveLength(4)
  })

  it('is a handler that reads what the contract does not take', () => {
    const search = contract({ method: 'GET', path: '/', query: z.object({ word: z.string() }) })
    const read = route({
      ...search,
      on: 'site',
      access: { kind: 'public' },
      handle(_context, { query }) {
        expectTypeOf(query.word).toBeString()
        // @ts-expect-error no such name
        void query.words
        return { empty: true }
      },
    })
    expect(read.query).toBe(search.query)
  })
})

describe('what a handler is given', () => {
  let test: TestContext
  let ask: (host: string, path: string) => Promise<z.output<typeof given>>
  let close: () => Promise<void>

  beforeAll(async () => {
    test = await createTestContext()
    const people = {
      ...test.context.people,
      findViewer: () => Promise.resolve(maeve),
      authorize: () => Promise.resolve(ok({ may: () => true })),
    }
    const nothing = () => refuse(requestRefusal('not-found'))
    const app = await buildServer(
      { ...test.context, people },
      {
        routes: [onSite, toAnybody, toAccounts, withRight],
        sites: {
          byHost: (host) => Promise.resolve(host === 'fern.localhost' ? fern : undefined),
          onlySite: () => Promise.resolve(fern),
        },
        servePage: nothing,
        serveEditor: nothing,
        isHealthy: () => Promise.resolve(true),
      },
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    ask = async (host, path) => given.parse((await createVisitor(port, host).get(path)).json())
    close = () => app.close()
  })
  afterAll(async () => {
    await close()
    await test.close()
  })

  it('is there when it is called: the site of the host', async () => {
    expect((await ask('fern.localhost', '/given')).who).toBe(siteId)
  })

  it('is there when it is called: whoever asks, the account, and the site of the right', async () => {
    expect((await ask('localhost', '/api/editor/anybody')).who).toBe('account')
    expect((await ask('localhost', '/api/editor/accounts')).who).toBe('Maeve')
    const other = 'c'.repeat(24)
    expect((await ask('localhost', `/api/editor/sites/${other}/right`)).who).toBe(other)
  })

  it('is nothing else: what a type does not promise is not there either', async () => {
    const { names: onSites } = await ask('fern.localhost', '/given')
    expect(onSites).not.toContain('viewer')
    const { names: forAnybody } = await ask('localhost', '/api/editor/anybody')
    expect(forAnybody).not.toContain('account')
    expect(forAnybody).not.toContain('site')
  })
})
