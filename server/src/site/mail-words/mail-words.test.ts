import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import type { MailName } from '@vitrine/rules/site/mail-words/mail-kinds.ts'
import type { MailPreviewReply } from '@vitrine/rules/site/mail-words/mail-words-api.ts'
import { deliverMails } from '../../ground/mails/deliver-mails.ts'
import type { SendMail } from '../../ground/mails/send-mail.ts'
import { buy, openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { ownerEmail } from '../../testing/start-test-server.ts'
import { mailJobFailures } from './tell-job-failures.ts'

let shop: TestShop
let owner: Visitor
let base: string
beforeAll(async () => {
  shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  base = `/api/editor/sites/${shop.siteId}`
})
afterAll(() => shop.close())
beforeEach(async () => {
  owner = await shop.owner()
  await shop.setStock('BOWL-S', null)
})

type Sent = Parameters<SendMail>[0]

/** What goes out now, by several processes at once. */
async function sendAll(): Promise<Sent[]> {
  const sent: Sent[] = []
  const send: SendMail = async (mail) => sent.push(mail)
  await Promise.all(Array.from({ length: 2 }, () => deliverMails(shop.context, send)))
  return sent
}

/** What the owner is told of failures, where several processes look for some at once. */
async function told(): Promise<Sent[]> {
  await Promise.all(Array.from({ length: 3 }, () => mailJobFailures(shop.context)))
  return (await sendAll()).filter(({ subject }) => subject.startsWith('Something did not work'))
}

const act = (action: string, input: object, who: Visitor = owner): Promise<TestResponse> =>
  who.write('POST', `${base}/actions`, { action, input })
const say = (mail: MailName, set: object, who?: Visitor) =>
  act('set-mail-words', { mail, set }, who)
const preview = (mail: string, words: object, who: Visitor = owner) =>
  who.write('POST', `${base}/mail-previews`, { mail, words, ground: 'light' })
const order = async (fields: Readonly<Record<string, string>> = {}) =>
  buy(await shop.shopperWith('BOWL-S'), fields)

/** Puts words into the settings that no action lets in, as another version may have stored them. */
async function store(mailWords: object): Promise<void> {
  await sql`update document
    set body = jsonb_set(body, '{mailWords}', ${JSON.stringify(mailWords)}::jsonb)
    where kind = 'site-settings'`.execute(shop.context.database.kysely)
  // the settings are read anew
  expect((await act('set-site-details', { set: { tagline: String(Math.random()) } })).status).toBe(
    200,
  )
}

test('an owner says it in other words, of this very order, and takes them back', async () => {
  const set = {
    subject: 'Hooray {customer.firstName}, no. {order.number}',
    before: 'You pay {order.total}.\n\nSee you <soon> & {site.title}',
    button: 'Look',
  }
  expect((await say('order-confirmation', set)).status).toBe(200)
  await order({ firstName: 'Zoë\r\nBcc: all@x.example <i>' })
  await order({ firstName: '{order.total}', email: 'bea@shopper.example' })
  const sent = await sendAll()
  const [ada, bea] = ['ada', 'bea'].map((name) => sent.find(({ to }) => to.startsWith(name)))
  expect(ada?.subject).toMatch(/^Hooray Zoë Bcc: all@x\.example <i>, no\. \d+$/)
  expect(bea?.subject).toMatch(/^Hooray \{order\.total\}, no\. \d+$/)
  expect(ada?.html).toContain('See you &lt;soon&gt; &amp; Small Shop</p>')
  expect(ada?.html).not.toMatch(/<i>|<script|<soon>/)
  expect(ada?.text).toContain('You pay $25.00.\n\nSee you <soon> & Small Shop\n')
  expect(ada?.text).toMatch(/Look: http:\/\/fern\.localhost:\d+\/checkout\/order-confirmed\//)
  // nothing of the other's
  expect(`${ada?.subject}${ada?.html}${ada?.text}`).not.toContain('bea@')
  // the owner's own mail kept its words
  expect(sent.find(({ to }) => to === ownerEmail)?.subject).toMatch(/^New order/)
  expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
  await order()
  expect((await sendAll()).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Order \d+ at Small Shop$/),
  )
})

test('words that cannot be used are told at their fields, and none of them is stored', async () => {
  const set = {
    subject: 'One\nBcc: all@x.example',
    heading: '{order.nmber}',
    before: '{.if order.number}',
  }
  const lines = await say('new-order', { subject: set.subject })
  expect([lines.status, lines.json()['fields']]).toEqual([400, expect.anything()])
  const refused = await say('new-order', { heading: set.heading, before: set.before, several: 'x' })
  expect(refused.status).toBe(400)
  expect(refused.json()['fields']).toEqual({
    heading: 'There is no {order.nmber} in this mail.',
    before: 'A part that begins here has no {.end}.',
    several: 'This mail has no such words.',
  })
  expect((await say('nothing' as MailName, {})).status).toBe(400)
  expect((await say('new-order', { before: 'x'.repeat(4001) })).status).toBe(400)
  const document = await owner.get(`${base}/documents/site-settings/site`)
  expect(document.text).not.toContain('nmber')
})

test('two who change different fields both succeed, and of the same one neither is lost', async () => {
  const edit = (set: object, seen: object) => act('set-mail-words', { mail: 'sold-out', set, seen })
  expect((await edit({ heading: 'All gone' }, { heading: null })).status).toBe(200)
  expect((await edit({ button: 'More of it' }, { button: null })).status).toBe(200)
  const late = await edit({ heading: 'Gone' }, { heading: null })
  expect(late.status).toBe(409)
  expect(late.json()['conflicts']).toEqual([
    { field: 'heading', yours: 'Gone', theirs: 'All gone' },
  ])
  expect((await edit({ heading: null, button: null }, {})).status).toBe(200)
})

test('the preview shows what is typed, with the default words where that cannot be used', async () => {
  const words = { heading: 'Hi {customer.firstName} <b>', subject: '{nobody.knows}' }
  const shown = (await preview('new-order', words)).json<MailPreviewReply>()
  expect(shown.subject).toBe('New order 1042 – Small Shop')
  expect(shown.problems).toEqual({ subject: 'There is no {nobody.knows} in this mail.' })
  expect(shown.html).toContain('Hi Ada &lt;b&gt;</h1>')
  // what the shop sells
  expect(shown.html).toContain('Moss Bowl')
  expect(shown.html).not.toContain('Your product')
  expect(shown.html).not.toMatch(/<script|<link|@import|href="\/|src="\//)
  for (const [, address] of shown.html.matchAll(/(?:href|src)="([^"]*)"/g)) {
    expect(address).toMatch(/^http:\/\/(?:fern\.)?localhost:/)
  }
  expect((await preview('nothing', {})).status).toBe(400)
  expect((await preview('sold-out', { heading: 5 })).status).toBe(400)
})

test('whoever may not edit the settings neither writes mails nor sees them previewed', async () => {
  const editor = await shop.person('writer@fern.example', [Role.editor, Role.storeManager])
  expect((await say('sold-out', { heading: 'x' }, editor)).status).toBe(403)
  expect((await preview('sold-out', {}, editor)).status).toBe(403)
  const tests = `${base}/mail-tests`
  const body = { mail: 'sold-out', words: {} }
  expect((await editor.write('POST', tests, body)).status).toBe(403)
  expect((await shop.stranger().write('POST', tests, body)).status).toBe(401)
})

test('broken words keep no mail from going; the owner is told of them once', async () => {
  await sendAll()
  const loop = '{.repeated section order}'.repeat(5)
  await store({
    'order-confirmation': {
      subject: '{order.secret}',
      before: loop,
      after: 'Bye {customer.firstName}',
    },
    'job-failed': { heading: '{.if' },
  })
  await order()
  await order()
  const mail = (await sendAll()).find(({ to }) => to.startsWith('ada'))
  expect(mail?.subject).toMatch(/^Order \d+ at Small Shop$/)
  expect(mail?.text).toContain('has arrived here.')
  expect(mail?.text).toContain('Bye Ada')
  const [failed, ...more] = await told()
  expect(more).toEqual([])
  expect(failed?.to).toBe(ownerEmail)
  expect(failed?.text).toContain('Order confirmation: Subject')
  expect(failed?.text).toContain('There is no {order.secret} in this mail.')
  expect(failed?.text).toMatch(/\/config\/sites\/fern\/settings\/mails\/order-confirmation\n/)
  // what fails soon after waits for the next mail
  await store({ 'order-confirmation': { subject: '{other.secret}' } })
  await order()
  expect(await told()).toEqual([])
  shop.time.now += 7 * 3_600_000
  expect((await told()).map(({ text }) => text.includes('{other.secret}'))).toEqual([true])
  // neither the same again, nor of its own words
  await order()
  shop.time.now += 7 * 3_600_000
  expect(await told()).toEqual([])
  await store({})
})

async function loseAMail(email: string): Promise<void> {
  await order({ email })
  await loseAll()
}

/** Days without a mail server. */
async function loseAll(): Promise<void> {
  const isDown: SendMail = () => Promise.reject(new Error('x'))
  for (let tries = 0; tries < 10; tries++) {
    await deliverMails(shop.context, isDown)
    shop.time.now += 27 * 3_600_000
  }
  owner = await shop.owner()
}

test('mails that were given up are told in one mail, none twice, and never that mail itself', async () => {
  await sendAll()
  await loseAMail('cleo@shopper.example')
  const [mail, ...more] = await told()
  expect(more).toEqual([])
  // those to the shopper and to the owner
  expect(mail?.text).toMatch(/Order \d+ at Small Shop – cleo@shopper\.example/)
  expect(mail?.text).toContain(`– ${ownerEmail}`)
  expect(mail?.text).toContain('The mail server did not take this mail.')
  expect(await told()).toEqual([])
  const { mails } = (await owner.get(`${base}/mails?limit=100`)).json<MailsReply>()
  const lost = mails.find(({ to }) => to === 'cleo@shopper.example')
  expect(mail?.html).toContain(`/config/sites/fern/mailbox/${lost?.id}"`)

  // tried again and given up again, it is another failure
  expect((await owner.write('POST', `${base}/mails/${lost?.id}/try-again`)).status).toBe(204)
  await loseAll()
  expect((await told()).map(({ text }) => text.includes('cleo@'))).toEqual([true])

  // what tells of it is lost in its turn: nothing more comes of that
  await loseAMail('dora@shopper.example')
  await mailJobFailures(shop.context)
  await loseAll()
  expect(await told()).toEqual([])

  // switched off, nobody is told, nor later of what was before
  await shop.setOwnerMails({ jobFailed: false })
  await loseAMail('ezra@shopper.example')
  expect(await told()).toEqual([])
  await shop.setOwnerMails({ jobFailed: true })
  shop.time.now += 7 * 3_600_000
  expect(await told()).toEqual([])
})

test('a test goes to who asks for it: by the mail server, or into the mailbox where there is none', async () => {
  const body = { mail: 'new-order', words: { heading: 'As typed' } }
  const unreachable = await owner.write('POST', `${base}/mail-tests`, body)
  expect([unreachable.status, unreachable.json()['code']]).toEqual([409, 'test-mail-not-sent'])
  const quiet = await openShop()
  try {
    const here = await quiet.owner()
    const site = `/api/editor/sites/${quiet.siteId}`
    const kept = await here.write('POST', `${site}/mail-tests`, body)
    expect(kept.json()).toEqual({ to: ownerEmail, isSent: false })
    const { mails } = (await here.get(`${site}/mails`)).json<MailsReply>()
    expect(mails.map(({ subject, to, status }) => [subject, to, status])).toEqual([
      ['Test: New order 1042 – Small Shop', ownerEmail, 'stored'],
    ])
    expect((await here.get(`${site}/mails/${mails[0]?.id}`)).text).toContain('As typed')
  } finally {
    await quiet.close()
  }
})
