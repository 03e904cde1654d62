import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './ground/config/config.ts'
import type { Route } from './ground/http/route.ts'
import type { TestResponse, Visitor } from './testing/http-client.ts'
import { startTestServer, type TestServer } from './testing/start-test-server.ts'
import { routes } from './routes.ts'

const defaults = readConfig({}, '.').rateLimits

/** Seconds of the window, how many calls there are in it, and where they are made. */
const limits = [
  ['site', 'cart', 10, defaults.cartWritesPer10s],
  ['site', 'checkout', 60, defaults.checkoutsPerMinute],
  ['site', 'sign-in', 900, defaults.signInFailuresPer15min * 4],
  ['site', 'write', 10, defaults.writesPer10s],
  ['site', 'tools', 60, defaults.toolReadsPerMinute],
  ['editor', 'write', 10, defaults.writesPer10s],
  ['editor', 'sign-in', 900, defaults.signInFailuresPer15min * 4],
  ['editor', 'preview', 10, defaults.writesPer10s],
] as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    environment: {
      RATE_CART_PER_10S: String(defaults.cartWritesPer10s),
      RATE_CHECKOUT_PER_MINUTE: String(defaults.checkoutsPerMinute),
      RATE_SIGN_IN_PER_15MIN: String(defaults.signInFailuresPer15min),
      RATE_WRITES_PER_10S: String(defaults.writesPer10s),
      RATE_TOOLS_PER_MINUTE: String(defaults.toolReadsPerMinute),
      TRUSTED_PROXIES: '1',
    },
  })
})
afterAll(() => server.close())

const limitOf = ({ limit, method }: Route) => limit ?? (method === 'GET' ? undefined : 'write')
const isWrite = ({ method, limit }: Route) => method !== 'GET' || limit !== undefined

/** By their numbers, without anything in them: what a limit counts comes before all else is looked at. */
function call(visitor: Visitor, { method, path }: Route, address: string): Promise<TestResponse> {
  const there = path.replaceAll(/:\w+/g, 'none')
  return visitor.send(there, { method, headers: { 'x-forwarded-for': address } })
}

test('every write is counted by a limit', () => {
  expect(routes.filter((one) => isWrite(one) && limitOf(one) === undefined)).toEqual([])
  const counted = new Set(limits.map(([on, limit]) => `${on} ${limit}`))
  const others = routes.filter((one) => isWrite(one) && !counted.has(`${one.on} ${limitOf(one)}`))
  expect(others).toEqual([])
})

test('what is bought, given, said and asked for is counted as paying or as filling a cart', () => {
  const table = routes.flatMap((one) => {
    const { on, method, path } = one
    const isShop =
      /^\/(?:cart|checkout|donate|gift-card|product-form|reviews|api\/(?:3\/)?commerce)/
    if (on !== 'site' || !isWrite(one) || !isShop.test(path)) return []
    return [`${String(limitOf(one)).padEnd(8)} ${method} ${path}`]
  })
  expect(table.toSorted()).toMatchInlineSnapshot(`
    [
      "cart     DELETE /api/commerce/shopping-cart/entries/:entryId",
      "cart     GET /checkout/card-return/:setupToken",
      "cart     GET /checkout/card-test-bank/:setupToken",
      "cart     GET /checkout/card/:setupToken",
      "cart     GET /checkout/pay/:paymentToken",
      "cart     GET /checkout/return/:paymentToken",
      "cart     GET /checkout/test-bank/:paymentToken",
      "cart     POST /api/3/commerce/cart/subscription",
      "cart     POST /api/commerce/shopping-cart/entries",
      "cart     POST /cart/add",
      "cart     POST /cart/details",
      "cart     POST /cart/entries",
      "cart     POST /cart/place",
      "cart     POST /checkout/card-test-bank/:setupToken",
      "cart     POST /checkout/place",
      "cart     POST /checkout/reminders/:reminderToken",
      "cart     POST /checkout/subscribe/place",
      "cart     POST /checkout/subscription/:subscriptionToken",
      "cart     POST /checkout/subscription/:subscriptionToken/address",
      "cart     POST /checkout/subscription/:subscriptionToken/amount",
      "cart     POST /checkout/test-bank/:paymentToken",
      "cart     POST /gift-card",
      "cart     POST /product-form",
      "cart     PUT /api/commerce/shopping-cart/entries/:entryId",
      "cart     PUT /api/commerce/shopping-cart/entries/:entryId/additionalFields",
      "checkout POST /checkout",
      "checkout POST /checkout/cancel-subscription",
      "checkout POST /checkout/order-confirmed/:token/withdrawal",
      "checkout POST /checkout/reminders/:reminderToken/stop",
      "checkout POST /checkout/subscribe",
      "checkout POST /checkout/subscription/:subscriptionToken/card",
      "checkout POST /checkout/subscription/:subscriptionToken/pay",
      "checkout POST /checkout/withdrawal",
      "checkout POST /donate",
      "checkout POST /reviews/:reviewToken",
      "checkout POST /reviews/:reviewToken/stop",
      "tools    GET /api/commerce/v1/customers",
      "tools    GET /api/commerce/v1/inventory",
      "tools    GET /api/commerce/v1/orders",
      "tools    GET /api/commerce/v1/orders/:orderId",
      "tools    GET /api/commerce/v1/products",
      "tools    GET /api/commerce/v1/transactions",
      "write    POST /api/commerce/payments/stripe/webhook",
    ]
  `)
})

test.each(limits)(
  'on the %s, %s calls of an address are refused once its %i seconds had %i of them, and no other',
  async (on, limit, seconds, most) => {
    server.time.now += 1_000_000
    const counted = routes.filter((one) => one.on === on && limitOf(one) === limit)
    const [first] = counted
    const other = routes.find((one) => one.on === on && isWrite(one) && limitOf(one) !== limit)
    if (first === undefined || other === undefined) throw new Error('nothing is counted so')
    const visitor = on === 'site' ? server.visitor() : server.stranger()
    const statuses = new Set<number>()
    for (let at = 0; at < most; at++) {
      const one = counted[at % counted.length] ?? first
      statuses.add((await call(visitor, one, '198.51.100.7')).status)
    }
    expect(statuses).not.toContain(429)
    for (const one of counted) {
      const refused = await call(visitor, one, '198.51.100.7')
      expect([refused.status, one.path]).toEqual([429, one.path])
      const wait = Number(refused.headers['retry-after'])
      expect(wait).toBeGreaterThanOrEqual(1)
      expect(wait).toBeLessThanOrEqual(seconds)
    }
    expect((await call(visitor, first, '203.0.113.9')).status).not.toBe(429)
    expect((await call(visitor, other, '198.51.100.7')).status).not.toBe(429)
    server.time.now += seconds * 1000
    expect((await call(visitor, first, '198.51.100.7')).status).not.toBe(429)
  },
)
