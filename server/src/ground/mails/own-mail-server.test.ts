import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailServer } from '@vitrine/rules/ground/mails/mail-server.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { buy, openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { openMailSink, type MailSink, type MailSinkOptions } from '../../testing/mail-sink.ts'
import { ownerEmail } from '../../testing/start-test-server.ts'
import { deliverMails } from './deliver-mails.ts'

const login = { user: 'fern', password: 'pass word é' }
const sinks: MailSink[] = []
let shop: TestShop
let owner: Visitor
let base: string

beforeAll(async () => {
  shop = await openShop({
    environment: { PRIVATE_HOSTS: '127.0.0.1, inside.example', RATE_SIGN_IN_PER_15MIN: '100' },
  })
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
})
afterAll(async () => {
  await shop.close()
  await Promise.all(sinks.map((sink) => sink.close()))
})

async function open(options?: MailSinkOptions): Promise<MailSink> {
  const sink = await openMailSink(options)
  sinks.push(sink)
  return sink
}

async function secretOf(password: string, host = '127.0.0.1', user = login.user): Promise<string> {
  const kept = await owner.write('POST', `${base}/mail-passwords`, { password, host, user })
  expect(kept.text).not.toContain(password)
  return kept.json<{ secretId: string }>().secretId
}

function set(server: Partial<MailServer> | null, who = owner): Promise<TestResponse> {
  const plain = { host: '127.0.0.1', port: 25, security: 'none', user: '', secretId: null }
  const sender = { senderName: 'Fern "&" <Co>', senderAddress: 'post@fern.example' }
  const mailServer = server === null ? null : { ...plain, ...sender, ...server }
  const wish = { action: 'set-mail-server', input: { set: { mailServer } } }
  return who.write('POST', `${base}/actions`, wish)
}

const trial = () => owner.write('POST', `${base}/test-mails`)
const said = async () => {
  const refused = await trial()
  expect(refused.status).toBe(409)
  return refused.text
}

test('a test mail and those of an order go through the server that the owner has set, with its login', async () => {
  expect(await said()).toContain('No mail server is set up here')
  const sink = await open({ login })
  const secretId = await secretOf(login.password)
  expect((await set({ port: sink.port, user: login.user, secretId })).status).toBe(200)
  expect((await trial()).json()).toEqual({ to: ownerEmail })
  const { text } = await sink.next(ownerEmail)
  expect(text).toMatch(/^From: .*Fern & <Co>.*<post@fern\.example>$/m)
  await buy(await shop.shopperWith('GLAZE'))
  await Promise.all([1, 2, 3].map(() => deliverMails(shop.context, undefined)))
  expect((await sink.next('ada@shopper.example')).text).toContain('Thank you, Ada')
  expect((await sink.next(ownerEmail)).text).toContain('New order')
  expect(sink.waiting()).toBe(0)
})

test('no answer, no history and no document tells the password', async () => {
  const secretId = await secretOf('very-secret-word')
  await set({ user: login.user, secretId })
  const { context, siteId } = shop
  const rows = await Promise.all([
    context.database.kysely.selectFrom('change').selectAll().execute(),
    context.database.kysely.selectFrom('document').selectAll().execute(),
    context.database.kysely.selectFrom('site_secret').selectAll().execute(),
  ])
  expect(JSON.stringify(rows)).not.toContain('very-secret-word')
  expect(JSON.stringify(rows)).toContain(secretId)
  expect((await shop.visitor().get('/?format=json')).text).not.toContain(secretId)
  expect(siteId).not.toBe('')
})

test('a password stays with its server and login: elsewhere it is asked for again', async () => {
  const thief = await open({ login })
  const secretId = await secretOf(login.password, 'inside.example')
  await set({ host: 'inside.example', user: login.user, secretId })
  const moved = await set({ port: thief.port, user: login.user, secretId })
  expect([moved.status, moved.text]).toEqual([400, expect.stringContaining('password again')])
  // nor by way of no server at all
  await set(null)
  await set({ port: thief.port, user: login.user, secretId })
  expect(await said()).toContain('The password of the mail server has to be typed again.')
})

test('what is wrong is told as the server says it', async () => {
  const strict = await open({ login })
  await set({ port: strict.port, user: login.user, secretId: await secretOf('wrong') })
  expect(await said()).toContain('535 5.7.8 Wrong name or password')
  const full = await open({ refusal: '550 No such mailbox' })
  await set({ port: full.port })
  expect(await said()).toContain('The mail server answered: 550 No such mailbox')
  await full.close()
  expect(await said()).toContain('could not be reached')
  await set({ port: strict.port, security: 'starttls' })
  expect(await said()).toContain('No safe connection')
  await set({ host: 'nowhere.invalid' })
  expect(await said()).toContain('There is no server of this name.')
})

test('a server that never says a word is given up in time', async () => {
  const silent = await open({ isSilent: true })
  await set({ port: silent.port })
  expect(await said()).toContain('did not answer in time')
})

test.each(['localhost', '10.0.0.1', '127.1', '2130706433', '0x7f.1', '::1', '169.254.169.254'])(
  'a private host is refused however it is written: %s',
  async (host) => {
    await set({ host })
    expect(await said()).toMatch(/private network|no server of this name/)
  },
)

test.each(['a b', 'x\r\ny', 'http://x', ''])('no host: %j', async (host) => {
  expect((await set({ host })).status).toBe(400)
})

test('names with line breaks are refused, and an owner alone sets the server', async () => {
  expect((await set({ senderName: 'A\r\nBcc: b@x.example' })).status).toBe(400)
  expect((await set({ senderAddress: 'a@x.example\r\nBcc: b@x.example' })).status).toBe(400)
  const manager = await shop.person('manager@fern.example', [Role.storeManager])
  expect((await set({}, manager)).status).toBe(403)
  expect((await manager.write('POST', `${base}/test-mails`)).status).toBe(403)
})
