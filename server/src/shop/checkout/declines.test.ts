import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestResponse } from '../../testing/http-client.ts'
import { buyer, hiddenFieldsOf, openShop, type TestShop } from './testing/open-shop.ts'

const tries = process.env['VITRINE_LONG'] === '1' ? 100 : 25
const minute = 60_000

let shop: TestShop
beforeAll(async () => {
  shop = await openShop({ environment: { RATE_DECLINES_PER_10MIN: '5', TRUSTED_PROXIES: '1' } })
  await shop.setStock('BOWL-M', 1000)
})
afterAll(() => shop.close())

/** A cart of its own is bought from an address. */
async function payFrom(address: string, payment: string): Promise<TestResponse> {
  const shopper = await shop.shopperWith('BOWL-M')
  const hidden = hiddenFieldsOf(await shopper.get('/checkout'))
  return shopper.send('/checkout', {
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ ...hidden, ...buyer, payment }).toString(),
  })
}

const paymentsSoFar = async (): Promise<number> =>
  (await shop.context.database.pool.query('select from payment')).rowCount ?? 0

test(`of ${tries} declined cards from one address all after the fifth are asked to wait, and nobody else is`, async () => {
  const answers: TestResponse[] = []
  for (let at = 0; at < tries; at++) {
    answers.push(await payFrom('198.51.100.7', 'declined'))
    const isOther = at % (tries / 5) === 1
    if (isOther) expect((await payFrom('203.0.113.9', 'accepted')).status).toBe(303)
  }
  expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([402, 402, 402, 402, 402])
  expect(new Set(answers.slice(5).map(({ status }) => status))).toEqual(new Set([429]))
  const last = answers.at(-1)
  expect(last?.text).toContain('Too many payments were declined here.')
  // what was typed is there still
  expect(last?.text).toContain(buyer.line1)
  expect(last?.headers['retry-after']).toBe('600')
  // nobody was asked, and nothing is held for them
  expect(await paymentsSoFar()).toBe(5 + 5)
  expect(await shop.stockOf('BOWL-M')).toBe(1000 - 5)
  expect((await payFrom('198.51.100.7', 'accepted')).status).toBe(429)
  shop.time.now += 10 * minute
  expect((await payFrom('198.51.100.7', 'accepted')).status).toBe(303)
})

test('many people behind one address buy, as only what is declined counts', async () => {
  shop.time.now += 10 * minute
  for (let at = 0; at < 4; at++) {
    expect((await payFrom('192.0.2.1', 'declined')).status).toBe(402)
  }
  const bought = await Promise.all(
    Array.from({ length: 12 }, () => payFrom('192.0.2.1', 'accepted')),
  )
  expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([303]))
})
