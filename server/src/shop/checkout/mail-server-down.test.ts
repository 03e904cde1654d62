import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MailsReply } from '@vitrine/rules/ground/mails/mails-api.ts'
import { deliverMails } from '../../ground/mails/deliver-mails.ts'
import type { SendMail } from '../../ground/mails/send-mail.ts'
import { mailJobFailures } from '../../site/mail-words/tell-job-failures.ts'
import { buy, openShop, type TestShop } from './testing/open-shop.ts'

const minute = 60_000
const orders = 12

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(() => shop.close())

type Sent = Parameters<SendMail>[0]

async function mailsNow(): Promise<MailsReply['mails']> {
  const owner = await shop.owner()
  return (await owner.get(`/api/editor/sites/${shop.siteId}/mails?limit=100`)).json<MailsReply>()
    .mails
}

const isDown: SendMail = () =>
  Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))

/** A mail server that is well, but has no such mailbox. */
const sent: Sent[] = []
const isUp: SendMail = async (mail) => {
  if (mail.to === 'nobody@shopper.example') {
    throw Object.assign(new Error('no'), { responseCode: 550, response: '550 No such mailbox' })
  }
  return sent.push(mail)
}

test('three hours without a mail server: all orders are placed, each mail goes out once, and what never can is shown to the owner', async () => {
  const placed: number[] = []
  for (let at = 0; at < orders; at++) {
    const email = at === 5 ? 'nobody@shopper.example' : `ada${at}@shopper.example`
    placed.push((await buy(await shop.shopperWith('GLAZE'), { email })).status)
    // fifteen minutes, in each of which the job looks
    for (let round = 0; round < 15; round++) {
      shop.time.now += minute
      await deliverMails(shop.context, isDown)
    }
  }
  expect(placed).toEqual(placed.map(() => 303))
  expect(await shop.orderCount()).toBe(orders)
  const waiting = await mailsNow()
  expect(new Set(waiting.map(({ status }) => status))).toEqual(new Set(['queued']))

  // two processes look from now on, for as long as a mail is tried
  for (let round = 0; round < 40; round++) {
    await Promise.all([deliverMails(shop.context, isUp), deliverMails(shop.context, isUp)])
    shop.time.now += round < 20 ? 15 * minute : 12 * 60 * minute
  }
  const confirmed = sent.filter(({ subject }) => subject.startsWith('Order '))
  const to = confirmed.map((mail) => mail.to).toSorted()
  const wanted = Array.from({ length: orders }, (_, at) => `ada${at}@shopper.example`)
  expect(to).toEqual(wanted.filter((_, at) => at !== 5).toSorted())
  const ids = sent.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)
  const dead = (await mailsNow()).filter(({ status }) => status === 'failed')
  expect(dead).toMatchObject([
    { to: 'nobody@shopper.example', lastError: 'The mail server answered: 550 No such mailbox' },
  ])
  // and the owner is told by a mail of its own
  await mailJobFailures(shop.context)
  await deliverMails(shop.context, isUp)
  expect(sent.filter(({ text }) => text.includes('nobody@shopper.example')).length).toBeGreaterThan(
    0,
  )
  expect((await mailsNow()).filter(({ kind }) => kind === 'job-failed')).toHaveLength(1)
})
