import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { ownerActions } from '@vitrine/rules/owner-actions.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { can, type Membership } from '@vitrine/rules/people/roles/role-capabilities.ts'
import type { Capability } from '@vitrine/rules/ground/rights/capability.ts'
import { inviteAccount } from './invite-account.ts'
import type { Route } from '../../ground/http/route.ts'
import { buildServer } from '../../ground/http/server.ts'
import { paymentsPaths } from '@vitrine/rules/shop/payments/payments-paths.ts'
import { remindersPaths } from '@vitrine/rules/shop/reminders/reminders-paths.ts'
import { reviewsPaths } from '@vitrine/rules/shop/reviews/reviews-paths.ts'
import { routes } from '../../routes.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../testing/http-client.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'

type Principal = { name: string; membership: Membership | null; visitor: Visitor }

let test: TestContext
let port: number
let close: () => Promise<void>
let siteId: SiteId
const principals: Principal[] = []

beforeAll(async () => {
  test = await createTestContext()
  siteId = makeId(test.time.now, test.context.random)
  const site = { siteId, name: 'fern' }
  const app = await buildServer(test.context, {
    routes,
    sites: {
      byHost: (host) => Promise.resolve(host === 'fern.localhost' ? site : undefined),
      onlySite: () => Promise.resolve(undefined),
    },
    servePage: () => ({ empty: true }),
    serveEditor: () => ({ empty: true }),
    isHealthy: () => Promise.resolve(true),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  close = () => app.close()
  for (const [name, role] of Object.entries(Role)) {
    principals.push(await signIn(name, { roles: [role], isOwner: false }))
  }
  principals.push(await signIn('owner', { roles: [Role.admin], isOwner: true }))
  principals.push(await signIn('of another site', null))
  principals.push({
    name: 'anonymous',
    membership: null,
    visitor: createVisitor(port, 'localhost'),
  })
})

afterAll(async () => {
  await close()
  await test.close()
})

async function signIn(name: string, membership: Membership | null): Promise<Principal> {
  const email = `${name.replaceAll(' ', '-')}@fern.example`
  const site = membership === null ? {} : { site: { siteId, ...membership } }
  const invited = await inviteAccount(test.context, { email, ...site }, test.time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  const visitor = createVisitor(port, 'localhost')
  const token = new URL(invited.value.link).searchParams.get('token')
  await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
  return { name, membership, visitor }
}

/** What the guard must answer: let through, signed out, of another site, or not in this role. */
function expected({ access }: Pick<Route, 'access'>, who: Principal): 'through' | number {
  // a token is asked for on sites alone
  if (access.kind === 'public' || access.kind === 'token') return 'through'
  if (who.name === 'anonymous') return 401
  return access.kind === 'account' ? 'through' : expectedOf(access.capability, who)
}

function expectedOf(capability: Capability, { name, membership }: Principal): 'through' | number {
  if (name === 'anonymous') return 401
  if (membership === null) return 404
  return can(membership, capability) ? 'through' : 403
}

async function answered(route: Route, { visitor }: Principal): Promise<'through' | number> {
  const path = route.path.replace(':siteId', siteId).replaceAll(/:[A-Za-z]+/g, 'f'.repeat(24))
  const answer =
    route.method === 'GET' ? await visitor.get(path) : await visitor.write(route.method, path, {})
  return verdictOf(answer)
}

function verdictOf(answer: TestResponse): 'through' | number {
  const code = /"code":"([a-z-]+)"/.exec(answer.text)?.[1]
  if (code === 'signed-out') return 401
  if (code === 'not-allowed') return 403
  if (code === 'not-found' && answer.status === 404) return 404
  return 'through'
}

describe('every role on every route', () => {
  const guarded = routes.filter(
    (route) => route.on === 'editor' && route.access.kind === 'capability',
  )

  it('walks a list that is worth walking', () => {
    expect(guarded.length).toBeGreaterThan(2)
    expect(principals).toHaveLength(15)
  })

  it.each(guarded.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s lets through who holds the right, and nobody else',
    async (_name, route) => {
      for (const principal of principals) {
        const want = expected(route, principal)
        const got = await answered(route, principal)
        // who is let through may still be told that the thing itself is not there
        const fits = got === want || (want === 'through' && got === 404)
        expect(fits, `${principal.name}: wanted ${want}, got ${got}`).toBe(true)
      }
    },
  )

  it.each(
    routes
      .filter((route) => route.on === 'editor' && route.access.kind === 'account')
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s is closed to visitors who are not signed in', async (_name, route) => {
    const anonymous = principals.find((principal) => principal.name === 'anonymous')
    if (anonymous === undefined) throw new Error('nobody is anonymous')
    expect(await answered(route, anonymous)).toBe(401)
  })

  it('has no write without a guard, but the one whose sender signs, and those that stop mails', () => {
    const open = routes.filter((route) => route.method !== 'GET' && route.guard === 'none')
    const paths = open.map((route) => route.path).toSorted()
    const stops = [remindersPaths.stop, reviewsPaths.stop]
    expect(paths).toEqual([paymentsPaths.stripeWebhook, ...stops].toSorted())
  })
})

describe('every role with every owner action', () => {
  it.each(ownerActions.map(({ name, capability }) => [name, capability] as const))(
    '%s is done for who holds its right, and nobody else',
    async (action, capability) => {
      for (const principal of principals) {
        const path = `/api/editor/sites/${siteId}/actions`
        const answer = await principal.visitor.write('POST', path, { action, input: {} })
        const want = expectedOf(capability, principal)
        expect([principal.name, verdictOf(answer)]).toEqual([principal.name, want])
      }
    },
  )
})
