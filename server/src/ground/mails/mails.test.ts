import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailLine, MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { buy, openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { settleDuePayments } from '../../shop/checkout/settle-due-payments.ts'
import { deliverMails } from './deliver-mails.ts'
import { keepMails } from './keep-mail.ts'
import type { SendMail } from './send-mail.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  // these are about the mail to the shopper
  await shop.setOwnerMails({ newOrder: false, soldOut: false })
})
afterAll(() => shop.close())

type Sent = Parameters<SendMail>[0]

test('with a mail server a confirmation waits to be sent, and goes out once however many send', async () => {
  await buy(await shop.shopperWith('GLAZE'), { email: 'ada@shopper.example' })
  const sent: Sent[] = []
  const send: SendMail = async (mail) => sent.push(mail)
  await Promise.all(Array.from({ length: 5 }, () => deliverMails(shop.context, send)))
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: 'ada@shopper.example',
    from: expect.stringContaining('Small Shop'),
  })
  expect(sent[0]?.subject).toMatch(/^Order \d+ at Small Shop$/)
})

/** What an order's page says under its number. */
async function intro(shopper: Awaited<ReturnType<TestShop['shopperWith']>>, address: string) {
  return /<p class="order-intro">(.*?)<\/p>/.exec((await shopper.get(address)).text)?.[1] ?? ''
}

test('the page of an order says of its mail what is true: on its way, gone, or not sent at all', async () => {
  shop.time.now += 1000
  const eve = await shop.shopperWith('GLAZE')
  const address = (await buy(eve, { email: 'eve@shopper.example' })).headers.location ?? ''
  expect(await intro(eve, address)).toContain('is on its way to <bdi>eve@shopper.example</bdi>.')
  await deliverMails(shop.context, () => Promise.resolve())
  expect(await intro(eve, address)).toContain('went to <bdi>eve@shopper.example</bdi>.')
  const { kysely } = shop.context.database
  for (const status of ['failed', 'stored'] as const) {
    await kysely.updateTable('mail').set({ status }).execute()
    expect(await intro(eve, address)).toMatch(/is confirmed\. Keep the address of this page/)
  }
})

test('without a mail server no page of an order speaks of a mail', async () => {
  const quiet = await openShop()
  try {
    const ada = await quiet.shopperWith('GLAZE')
    const said = await intro(ada, (await buy(ada)).headers.location ?? '')
    expect(said).toContain('Keep the address of this page')
    expect(said).not.toMatch(/mail|on its way/i)
    const session = await (await quiet.owner()).get('/api/editor/session')
    const { sendsMail } = session.json<{ sendsMail: boolean }>()
    expect(sendsMail).toBe(false)
  } finally {
    await quiet.close()
  }
})

/** Buys something and lets a minute pass, so that its mail is the newest. */
async function confirmTo(email: string): Promise<void> {
  shop.time.now += 60_000
  await buy(await shop.shopperWith('GLAZE'), { email })
}

const refuses: SendMail = () =>
  Promise.reject(Object.assign(new Error('no'), { response: '451 The mailbox is full\r\n' }))
const isDown: SendMail = () =>
  Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

async function newestMail(): Promise<MailLine> {
  const owner = await shop.owner()
  const reply = await owner.get(`/api/editor/sites/${shop.siteId}/mails`)
  const [newest] = reply.json<MailsReply>().mails
  if (newest === undefined) throw new Error('there is no mail')
  return newest
}

async function tryAgain(mailId: string): Promise<number> {
  const owner = await shop.owner()
  const path = `/api/editor/sites/${shop.siteId}/mails/${mailId}/try-again`
  return (await owner.write('POST', path)).status
}

test('a mail that fails waits, is tried again, and goes out when the mail server is well', async () => {
  await confirmTo('bea@shopper.example')
  await deliverMails(shop.context, refuses)
  const waiting = await newestMail()
  expect(waiting).toMatchObject({
    to: 'bea@shopper.example',
    status: 'queued',
    attempts: 1,
    lastError: 'The mail server answered: 451 The mailbox is full',
  })
  expect(await tryAgain(waiting.id)).toBe(409)
  const sent: Sent[] = []
  const send: SendMail = async (mail) => sent.push(mail)
  await deliverMails(shop.context, send)
  expect(sent).toEqual([])
  shop.time.now += 66_000
  await deliverMails(shop.context, send)
  expect(sent.map(({ to }) => to)).toEqual(['bea@shopper.example'])
  expect(await newestMail()).toMatchObject({ status: 'sent', lastError: null })
})

test('a mail that fails for three days is given up with its reason, and begins anew when its owner says so', async () => {
  await confirmTo('cleo@shopper.example')
  for (const tries of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    await deliverMails(shop.context, isDown)
    expect((await newestMail()).attempts).toBe(tries)
    shop.time.now += 27 * 3_600_000
  }
  const givenUp = await newestMail()
  expect(givenUp).toMatchObject({
    status: 'failed',
    lastError: 'The mail server could not be reached.',
  })
  const sent: Sent[] = []
  const send: SendMail = async (mail) => sent.push(mail)
  await deliverMails(shop.context, send)
  expect(sent).toEqual([])
  expect(await tryAgain(givenUp.id)).toBe(204)
  await deliverMails(shop.context, send)
  expect(sent.map(({ to }) => to)).toEqual(['cleo@shopper.example'])
  expect(await tryAgain(givenUp.id)).toBe(409)
  expect(await tryAgain('none')).toBe(404)
})

test('while the mail server is away, a round knocks once and leaves the other mails as they are', async () => {
  await confirmTo('dora@shopper.example')
  await confirmTo('ezra@shopper.example')
  let knocks = 0
  await deliverMails(shop.context, (mail) => {
    knocks += 1
    return isDown(mail)
  })
  expect(knocks).toBe(1)
  shop.time.now += 66_000
  expect(await deliverMails(shop.context, async () => undefined)).toBe(2)
})

test('a mail whose process ended while it was sent goes again, as the same mail', async () => {
  await confirmTo('finn@shopper.example')
  const sent: Sent[] = []
  // the mail server has it, and nobody is left to hear so
  void deliverMails(shop.context, (mail) => {
    sent.push(mail)
    return new Promise(() => undefined)
  })
  while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const send: SendMail = async (mail) => sent.push(mail)
  await deliverMails(shop.context, send)
  expect(sent).toHaveLength(1)
  expect((await newestMail()).status).toBe('sending')
  shop.time.now += 300_000
  await deliverMails(shop.context, send)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId)
})

test('a mail that can be stopped says so to mail programs', async () => {
  const { context, siteId, time } = shop
  const stopAddress = 'http://fern.localhost/checkout/reminders/one/stop'
  const mail = { kind: 'cart-reminder', to: 'gwen@shopper.example', orderId: null, stopAddress }
  const { config, random } = context
  await context.database.transact(siteId, (site) =>
    keepMails(site, [{ ...mail, subject: 'Your cart', html: '', text: '' }], {
      config,
      random,
      settings: {},
      now: time.now,
    }),
  )
  const sent: Sent[] = []
  await deliverMails(context, async (one) => sent.push(one))
  expect(sent.at(-1)?.headers).toEqual({
    'List-Unsubscribe': `<${stopAddress}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  await confirmTo('hal@shopper.example')
  await deliverMails(context, async (one) => sent.push(one))
  expect(sent.at(-1)?.headers).toBeUndefined()
})

test('a payment whose process ended is cancelled after a minute, and the cart can be bought', async () => {
  const ada = await shop.shopperWith('GLAZE')
  const { id } = (await ada.get('/api/commerce/shopping-cart')).json<{ id: string }>()
  await shop.context.database.kysely
    .insertInto('payment')
    .values({
      website_id: shop.siteId,
      id: 'left-behind',
      cart_id: id,
      idempotency_key: 'left-behind',
      fingerprint: '',
      provider: 'test',
      status: 'pending',
      refusal: null,
      amount_cents: 900,
      currency: 'USD',
      created_at: shop.time.now,
      look_at: shop.time.now + 60_000,
      settled_at: null,
    })
    .execute()
  expect((await buy(ada)).status).toBe(409)
  shop.time.now += 60_000
  await settleDuePayments(shop.context)
  expect((await buy(ada)).status).toBe(303)
})
