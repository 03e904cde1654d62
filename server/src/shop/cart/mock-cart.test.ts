import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartReply } from '@vitrine/rules/shop/cart/cart-api.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

async function cart(query: string): Promise<CartReply> {
  const visitor = server.visitor()
  const { status, json } = await visitor.get(`/api/commerce/shopping-cart${query}`)
  expect(status).toBe(200)
  // whatever it answers, the visitor has no cart afterwards
  expect([...visitor.cookies.keys()].filter((name) => /cart/i.test(name))).toEqual([])
  return json<CartReply>()
}

describe('a made-up cart', () => {
  it('has one line, and is nobody’s', async () => {
    const made = await cart('?mock=true')
    expect(made.entries).toHaveLength(1)
    expect(made).toMatchObject({ totalQuantity: 1, subtotalCents: 2000, isPurchased: false })
    expect(made.subtotalAmount).toEqual({ value: '2000', currency: 'USD' })
    expect((await cart('')).entries).toEqual([])
    expect((await cart('?mock=1')).entries).toEqual([])
  })

  it('leaves its subtotal at nothing where none is wished', async () => {
    const made = await cart('?mock=true&calculateSubtotal=false')
    expect(made).toMatchObject({ totalQuantity: 1, subtotalCents: 0 })
    expect(made.subtotalAmount).toEqual({ value: '0', currency: 'USD' })
    expect((await cart('?mock=true&calculateSubtotal=true')).subtotalCents).toBe(2000)
  })
})
