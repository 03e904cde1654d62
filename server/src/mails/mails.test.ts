import { afterAll, beforeAll, expect, test } from 'vitest'
import { buy, openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import { closeAbandonedPayments } from '../checkout/close-abandoned-payments.ts'
import { deliverMails, type SendMail } from './deliver-mails.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
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

test('a mail that the mail server refuses shows as failed in the mailbox', async () => {
  shop.time.now += 1000
  await buy(await shop.shopperWith('GLAZE'), { email: 'bea@shopper.example' })
  await deliverMails(shop.context, () => Promise.reject(new Error('no')))
  const owner = await shop.owner()
  const { mails } = (await owner.get(`/api/editor/sites/${shop.siteId}/mails`)).json<{
    mails: { to: string; status: string }[]
  }>()
  expect(mails[0]).toMatchObject({ to: 'bea@shopper.example', status: 'failed' })
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
      settled_at: null,
    })
    .execute()
  expect((await buy(ada)).status).toBe(409)
  shop.time.now += 60_000
  await closeAbandonedPayments(shop.context)
  expect((await buy(ada)).status).toBe(303)
})
