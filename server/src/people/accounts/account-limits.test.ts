import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildServer } from '../../ground/http/server.ts'
import { createVisitor, type TestResponse, type Visitor } from '../../testing/http-client.ts'
import { openMailSink, type MailSink } from '../../testing/mail-sink.ts'
import { createTestContext, type TestContext } from '../../testing/test-context.ts'
import { accountsRoutes } from './accounts-routes.ts'
import { inviteAccount } from '../roles/invite-account.ts'

const password = 'a kiln of one’s own'
let shop: TestContext
let mails: MailSink
let visitor: Visitor
let close: () => Promise<void>

beforeAll(async () => {
  mails = await openMailSink()
  shop = await createTestContext({
    RATE_SIGN_IN_PER_15MIN: '1',
    TRUSTED_PROXIES: '1',
    SMTP_URL: mails.url,
  })
  const app = await buildServer(shop.context, {
    routes: accountsRoutes,
    sites: { byHost: () => Promise.resolve(undefined), onlySite: () => Promise.resolve(undefined) },
    servePage: () => ({ empty: true }),
    serveEditor: () => ({ empty: true }),
    isHealthy: () => Promise.resolve(true),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  visitor = createVisitor(port, 'localhost')
  await visitor.get('/api/editor/session')
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await shop.close()
  await mails.close()
})
beforeEach(() => {
  shop.time.now += 16 * 60_000
})

async function makeAccount(email: string): Promise<void> {
  const invited = await inviteAccount(shop.context, { email }, shop.time.now)
  if (!invited.ok) throw new Error(invited.refusal.message)
}

function post(path: string, address: number, body: object): Promise<TestResponse> {
  return visitor.send(path, {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': visitor.cookies.get('crumb') ?? '',
      'x-forwarded-for': `10.0.0.${address}`,
    },
    body,
  })
}

const signIn = (email: string, word: string, address: number) =>
  post('/api/editor/session', address, { email, password: word })
const askForLink = (email: string, address = 1) =>
  post('/api/editor/password-reset-requests', address, { email })

test('guesses at one account from ever new addresses come to an end, and say for how long', async () => {
  await makeAccount('target@kiln.example')
  const statuses: number[] = []
  for (let address = 1; address <= 11; address++) {
    statuses.push((await signIn('target@kiln.example', 'a wrong guess', address)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
  shop.time.now += 5 * 60_000
  const refused = await signIn('target@kiln.example', password, 99)
  expect(refused.status).toBe(429)
  expect(refused.headers['retry-after']).toBe('600')
  expect((await signIn('other@kiln.example', 'a wrong guess', 99)).status).toBe(401)
  shop.time.now += 600_000
  expect((await signIn('target@kiln.example', 'a wrong guess', 98)).status).toBe(401)
})

test('a lost password is answered before anybody looks up whether there is such an account', async () => {
  await makeAccount('ada@kiln.example')
  const answers = await shop.context.database.kysely.transaction().execute(async (queries) => {
    // as long as nobody can read accounts, only an answer that needs none is given
    await sql`lock table account in access exclusive mode`.execute(queries)
    return [await askForLink('ada@kiln.example'), await askForLink('nobody@kiln.example')]
  })
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [202, '{"ok":true}'],
    [202, '{"ok":true}'],
  ])
  expect((await mails.next('ada@kiln.example')).text).toContain('/config/sign-in?token=')
})

test('an account gets no more than a few links in a quarter of an hour, whoever asks', async () => {
  await makeAccount('bea@kiln.example')
  await makeAccount('cy@kiln.example')
  for (let address = 1; address <= 4; address++) {
    expect((await askForLink('bea@kiln.example', address)).status).toBe(202)
  }
  await mails.next('bea@kiln.example')
  await askForLink('cy@kiln.example', 5)
  await mails.next('cy@kiln.example')
  expect(mails.waiting()).toBe(0)
})
