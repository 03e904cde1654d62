import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PeopleReply, SessionListReply } from '@vitrine/rules/people/accounts/accounts-api.ts'
import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buildServer } from '../../ground/http/server.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'
import { rolesRoutes } from '../roles/roles-routes.ts'
import { accountsRoutes } from './accounts-routes.ts'
import { inviteAccount } from '../roles/invite-account.ts'
import { makeSignInLink } from './sign-in-link.ts'

const password = 'a kiln of one’s own'
let test: TestContext
let port: number
let close: () => Promise<void>
let siteId: SiteId

beforeAll(async () => {
  test = await createTestContext({ RATE_SIGN_IN_PER_15MIN: '5' })
  siteId = makeId(test.time.now, test.context.random)
  const app = await buildServer(test.context, {
    routes: [...accountsRoutes, ...rolesRoutes],
    sites: { byHost: () => Promise.resolve(undefined), onlySite: () => Promise.resolve(undefined) },
    servePage: () => ({ empty: true }),
    serveEditor: () => ({ empty: true }),
    isHealthy: () => Promise.resolve(true),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  close = () => app.close()
})

afterAll(async () => {
  await close()
  await test.close()
})

async function invite(email: string, roles: number[] = [], isOwner = false) {
  // rate limits count per window; each invitation of a test starts in a fresh one
  test.time.now += 16 * 60_000
  const site = { siteId, roles, isOwner }
  const invited = await inviteAccount(test.context, { email, site }, test.time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
  return { ...invited.value, token: new URL(invited.value.link).searchParams.get('token') ?? '' }
}

async function signedIn(email: string, roles: number[] = [], isOwner = false): Promise<Visitor> {
  const { token } = await invite(email, roles, isOwner)
  const visitor = createVisitor(port, 'localhost')
  await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
  return visitor
}

const whoIs = async (visitor: Visitor) =>
  (await visitor.get('/api/editor/session')).json<{ account: { email: string } | null }>().account
    ?.email

describe('the way in', () => {
  it('is a link that works once, and only by a click that posts', async () => {
    const { token, link } = await invite('ada@kiln.example')
    expect(link).toBe(`http://localhost:3000/config/sign-in?token=${token}`)
    const visitor = createVisitor(port, 'localhost')
    const first = await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
    expect(first.status).toBe(200)
    expect(await whoIs(visitor)).toBe('ada@kiln.example')
    const again = createVisitor(port, 'localhost')
    const second = await again.write('POST', '/api/editor/sign-in-links/redeem', { token })
    expect([second.status, second.json()['message']]).toEqual([
      410,
      'This link has been used or is too old. Ask for a new one.',
    ])
    expect(await whoIs(again)).toBeUndefined()
  })

  it('lets one of two in who use the same link at the same moment', async () => {
    const { token } = await invite('twice@kiln.example')
    const visitors = [1, 2, 3, 4].map(() => createVisitor(port, 'localhost'))
    const answers = await Promise.all(
      visitors.map((one) => one.write('POST', '/api/editor/sign-in-links/redeem', { token })),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  it('closes after a week', async () => {
    const { token } = await invite('late@kiln.example')
    test.time.now += 7 * 24 * 3_600_000 + 1
    const visitor = createVisitor(port, 'localhost')
    const answer = await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
    expect(answer.status).toBe(410)
  })

  it('sets a cookie that scripts cannot read and other sites do not send', async () => {
    const { token } = await invite('cookie@kiln.example')
    const visitor = createVisitor(port, 'localhost')
    const answer = await visitor.write('POST', '/api/editor/sign-in-links/redeem', { token })
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-vitrine_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
  })
})

describe('a password', () => {
  it('signs in, and a wrong one answers as an unknown address does', async () => {
    const owner = await signedIn('grace@kiln.example')
    expect((await owner.write('POST', '/api/editor/account/password', { password })).status).toBe(
      200,
    )
    const visitor = createVisitor(port, 'localhost')
    const signIn = (email: string, word: string) =>
      visitor.write('POST', '/api/editor/session', { email, password: word })
    const wrong = await signIn('grace@kiln.example', 'not this one')
    const unknown = await signIn('nobody@kiln.example', 'not this one')
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text])
    expect(wrong.status).toBe(401)
    expect((await signIn(' Grace@Kiln.Example ', password)).status).toBe(200)
    expect(await whoIs(visitor)).toBe('grace@kiln.example')
  })

  it('has to be chosen with some care', async () => {
    const owner = await signedIn('careless@kiln.example')
    for (const [word, sentence] of [
      ['short', 'A password needs at least 8 characters.'],
      ['x'.repeat(129), 'A password may have at most 128 characters.'],
      ['Password123', 'That password is among the first that anyone would guess. Choose another.'],
    ]) {
      const answer = await owner.write('POST', '/api/editor/account/password', { password: word })
      expect([answer.status, answer.json()['fields']]).toEqual([400, { password: sentence }])
    }
  })

  it('makes the sixth wrong try within a quarter of an hour wait, even with the right one', async () => {
    const owner = await signedIn('target@kiln.example')
    await owner.write('POST', '/api/editor/account/password', { password })
    const visitor = createVisitor(port, 'localhost')
    const signIn = (word: string) =>
      visitor.write('POST', '/api/editor/session', { email: 'target@kiln.example', password: word })
    for (let attempt = 0; attempt < 5; attempt++) await signIn(`wrong guess ${attempt}`)
    expect((await signIn(password)).status).toBe(429)
    test.time.now += 15 * 60_000
    expect((await signIn(password)).status).toBe(200)
  })

  it('cannot be guessed faster by guessing all at once', async () => {
    await invite('crowd@kiln.example')
    const visitor = createVisitor(port, 'localhost')
    await visitor.get('/api/editor/session')
    const guesses = Array.from({ length: 12 }, (_none, guess) => ({
      email: 'crowd@kiln.example',
      password: `wrong guess ${guess}`,
    }))
    const answers = await Promise.all(
      guesses.map((guess) => visitor.write('POST', '/api/editor/session', guess)),
    )
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5)
  })

  it('is never hashed when it is a megabyte long', async () => {
    const visitor = createVisitor(port, 'localhost')
    const body = { email: 'ada@kiln.example', password: 'x'.repeat(1_000_000) }
    const answer = await visitor.write('POST', '/api/editor/session', body)
    expect([400, 413]).toContain(answer.status)
  })

  it('that is new ends every other session and every older link', async () => {
    const { token } = await invite('reset@kiln.example')
    const intruder = createVisitor(port, 'localhost')
    await intruder.write('POST', '/api/editor/sign-in-links/redeem', { token })
    const { token: spare, accountId } = await invite('reset@kiln.example')
    const link = await makeSignInLink(test.context, accountId, 'reset-password', test.time.now)
    const owner = createVisitor(port, 'localhost')
    const reset = new URL(link).searchParams.get('token')
    const answer = await owner.write('POST', '/api/editor/account/password', {
      password,
      token: reset,
    })
    expect(answer.status).toBe(200)
    expect([await whoIs(owner), await whoIs(intruder)]).toEqual(['reset@kiln.example', undefined])
    const late = createVisitor(port, 'localhost')
    const used = await late.write('POST', '/api/editor/sign-in-links/redeem', { token: spare })
    expect(used.status).toBe(410)
  })

  it('is changed by whoever knows it, not by whoever finds a session open', async () => {
    const owner = await signedIn('careful@kiln.example')
    const setPassword = (body: object) => owner.write('POST', '/api/editor/account/password', body)
    expect((await setPassword({ password })).status).toBe(200)
    const refusal = 'That is not your current password.'
    for (const wrong of [{}, { currentPassword: 'not this one' }, { currentPassword: '' }]) {
      const refused = await setPassword({ password: 'another kiln', ...wrong })
      expect([refused.status, refused.json()['fields']]).toEqual([
        400,
        { currentPassword: refusal },
      ])
    }
    const changed = await setPassword({ password: 'another kiln', currentPassword: password })
    expect(changed.status).toBe(200)
  })

  it('that was forgotten is set by a link, within half an hour', async () => {
    const owner = await signedIn('forgetful@kiln.example')
    await owner.write('POST', '/api/editor/account/password', { password })
    for (const [waited, status] of [
      [29, 200],
      [31, 400],
    ] as const) {
      const { token } = await invite('forgetful@kiln.example')
      const back = createVisitor(port, 'localhost')
      await back.write('POST', '/api/editor/sign-in-links/redeem', { token })
      test.time.now += waited * 60_000
      const needed = (await back.get('/api/editor/session')).json<{
        account: { needsPassword: boolean }
      }>().account.needsPassword
      expect(needed).toBe(status === 400)
      const answer = await back.write('POST', '/api/editor/account/password', {
        password: `kiln number ${waited}`,
      })
      expect(answer.status).toBe(status)
    }
  })

  it('can be asked for anew without telling who has an account', async () => {
    const visitor = createVisitor(port, 'localhost')
    const ask = (email: string) =>
      visitor.write('POST', '/api/editor/password-reset-requests', { email })
    const answers = [await ask('nobody@kiln.example'), await ask('not an address')]
    expect(answers.map((answer) => [answer.status, answer.text])).toEqual([
      [202, '{"ok":true}'],
      [202, '{"ok":true}'],
    ])
  })
})

describe('sessions', () => {
  it('can be seen and ended one by one, by their own account only', async () => {
    const here = await signedIn('many@kiln.example')
    const elsewhere = await signedIn('many@kiln.example')
    const stranger = await signedIn('stranger@kiln.example')
    const list = (await here.get('/api/editor/account/sessions')).json<SessionListReply>()
    expect(list.sessions.filter((session) => session.current)).toHaveLength(1)
    expect(list.sessions).toHaveLength(2)
    const other = list.sessions.find((session) => !session.current)?.sessionId ?? ''
    await stranger.write('DELETE', `/api/editor/account/sessions/${other}`)
    expect(await whoIs(elsewhere)).toBe('many@kiln.example')
    await here.write('DELETE', `/api/editor/account/sessions/${other}`)
    expect([await whoIs(elsewhere), await whoIs(here)]).toEqual([undefined, 'many@kiln.example'])
  })

  it('are not taken from a cookie that a neighbouring host can set', async () => {
    const visitor = await signedIn('neighbour@kiln.example')
    const token = visitor.cookies.get('__Host-vitrine_session') ?? ''
    const tossed = createVisitor(port, 'localhost')
    tossed.cookies.set('vitrine_session', token)
    expect(await whoIs(tossed)).toBeUndefined()
  })

  it('end by signing out', async () => {
    const visitor = await signedIn('bye@kiln.example')
    await visitor.write('DELETE', '/api/editor/session')
    expect(await whoIs(visitor)).toBeUndefined()
  })
})

describe('the people of a site', () => {
  it('are listed, invited and given roles by those who may', async () => {
    const admin = await signedIn('admin@kiln.example', [Role.admin])
    const path = `/api/editor/sites/${siteId}/people`
    const invited = await admin.write('POST', path, {
      email: 'writer@kiln.example',
      roles: [Role.editor],
    })
    expect(invited.status).toBe(200)
    const { accountId } = invited.json<{ accountId: string }>()
    await admin.write('PUT', `${path}/${accountId}`, { roles: [Role.editor, Role.reporting] })
    const { people } = (await admin.get(path)).json<PeopleReply>()
    expect(people.find((person) => person.accountId === accountId)?.roles).toEqual([
      Role.editor,
      Role.reporting,
    ])
    await admin.write('PUT', `${path}/${accountId}`, { roles: [] })
    const after = (await admin.get(path)).json<PeopleReply>().people
    expect(after.some((person) => person.accountId === accountId)).toBe(false)
  })

  it('cannot get into another’s account by inviting them', async () => {
    const admin = await signedIn('inviter@kiln.example', [Role.admin])
    await invite('landlady@kiln.example', [], true)
    const lodger = { email: 'lodger@kiln.example' }
    expect((await inviteAccount(test.context, lodger, test.time.now)).ok).toBe(true)
    const path = `/api/editor/sites/${siteId}/people`
    const ask = async (email: string) =>
      (await admin.write('POST', path, { email, roles: [Role.viewer] })).json<{ link?: unknown }>()
    expect((await ask('landlady@kiln.example')).link).toBeUndefined()
    expect((await ask('lodger@kiln.example')).link).toBeNull()
    expect((await ask('unheard-of@kiln.example')).link).toMatch(/\/config\/sign-in\?token=/)
  })

  it('cannot raise themselves, and nobody takes the owner’s rights', async () => {
    const editor = await signedIn('riser@kiln.example', [Role.editor])
    const admin = await signedIn('admin2@kiln.example', [Role.admin])
    const owner = await invite('owner@kiln.example', [], true)
    const path = `/api/editor/sites/${siteId}/people`
    expect((await editor.get(path)).status).toBe(403)
    const raise = await admin.write('PUT', `${path}/${owner.accountId}`, { roles: [] })
    expect([raise.status, raise.json()['code']]).toEqual([409, 'owner-stays'])
    const odd = await admin.write('POST', path, { email: 'x@kiln.example', roles: [99] })
    expect(odd.status).toBe(403)
  })

  it('are hidden from accounts of other sites, as a site that does not exist is', async () => {
    const admin = await signedIn('admin3@kiln.example', [Role.admin])
    const foreign = makeId(test.time.now, test.context.random)
    const answers = await Promise.all(
      [foreign, 'not-an-id'].map((id) => admin.get(`/api/editor/sites/${id}/people`)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })
})
