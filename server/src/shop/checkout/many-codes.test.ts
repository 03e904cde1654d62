import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CouponCode } from '@vitrine/rules/shop/coupons/coupons-api.ts'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buy, buyer, hiddenFieldsOf } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-M', null)
})

const signs = 'abcdefghijkm'
let count = 0
/** A discount of many codes of its own for each test. */
async function addMany(fields: object = {}): Promise<string> {
  const code = `many-${`${signs[count]}`.repeat(12)}`
  count += 1
  const named = { name: `Letter ${count}`, usesPerCode: 1 }
  await shop.perform('add-coupon', { ...tenPercent, ...named, ...fields, code })
  return code
}

const codesPath = (id: string) => `/api/editor/sites/${shop.siteId}/coupons/${id}/codes`

async function make(id: string, body: object, key = 'form'): Promise<TestResponse> {
  return (await shop.owner()).write('PUT', `${codesPath(id)}/made/${key}`, body)
}

type Page = {
  codes: CouponCode[]
  counts: { all: number; used: number; revoked: number }
  nextPageCursor: string | null
}
async function codesOf(id: string, query = ''): Promise<Page> {
  const answer = await (await shop.owner()).get(`${codesPath(id)}?${query}`)
  expect(answer.status).toBe(200)
  return answer.json<Page>()
}

const three = { from: 'list', text: 'AAA-111\nBBB-222\nCCC-333\n' }
/** Takes the codes of `three` for one discount alone, as no two have the same. */
const listOf = (prefix: string) => ({
  from: 'list',
  text: three.text.replace(/^(?=\w)/gm, prefix),
})

async function type(visitor: Visitor, code: string): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, step: 'code', code })
}

describe('many codes of one discount', () => {
  test('are made at once, once for each form, and taken back but for what was used', async () => {
    const id = await addMany()
    const wish = { from: 'chance', prefix: 'spring-', length: 10, count: 10_000 }
    expect((await make(id, wish)).json()).toEqual({ made: 10_000 })
    expect((await make(id, wish)).json()).toEqual({ made: 10_000 })
    const page = await codesOf(id)
    expect(page.counts).toEqual({ all: 10_000, used: 0, revoked: 0 })
    expect(page.codes).toHaveLength(50)
    for (const { code } of page.codes) expect(code).toMatch(/^SPRING-[A-HJ-NP-Z2-9]{10}$/)
    const next = await codesOf(id, `cursor=${page.nextPageCursor}&limit=5`)
    expect(next.codes).toHaveLength(5)
    expect((next.codes[0]?.code ?? '') > (page.codes[49]?.code ?? '')).toBe(true)
    const [first] = page.codes
    const ada = await shop.shopperWith('BOWL-M')
    expect((await type(ada, first?.code.toLowerCase() ?? '')).status).toBe(303)
    expect((await buy(ada)).status).toBe(303)
    const owner = await shop.owner()
    expect((await owner.write('DELETE', `${codesPath(id)}/made/form`)).json()).toEqual({
      removed: 9999,
    })
    const rest = await codesOf(id)
    expect(rest.codes).toMatchObject([{ code: first?.code, state: 'used', uses: 1 }])
    expect(rest.codes[0]?.order?.orderNumber).toBeGreaterThan(0)
  })

  test('are taken from a list, whose wrong lines are named', async () => {
    const id = await addMany()
    const other = await addMany()
    await shop.perform('add-coupon', { ...tenPercent, code: 'TAKEN' })
    await make(await addMany(), { from: 'list', text: 'OF-OTHER-1' })
    const owner = await shop.owner()
    const made = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, {
      action: 'add-coupon',
      input: { ...tenPercent, code: 'of-other-1' },
    })
    expect([made.status, made.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'code-of-many' }),
    ])
    const wrong = await make(id, { from: 'list', text: 'Code\nGOOD-1\n\nnot good!\n' })
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('(line 4)')])
    const twice = await make(id, { from: 'list', text: 'GOOD-1\ngood-1' })
    expect([twice.status, twice.text]).toEqual([400, expect.stringContaining('good-1 (line 2)')])
    expect((await make(id, { from: 'list', text: ' \n' })).status).toBe(400)
    expect((await make(id, listOf('X'))).json()).toEqual({ made: 3 })
    const taken = await make(other, { from: 'list', text: 'Code\nFREE-1\nXAAA-111\nTAKEN' })
    expect(taken.status).toBe(409)
    expect(taken.text).toContain('XAAA-111 (line 3), TAKEN (line 4)')
    expect((await codesOf(other)).counts.all).toBe(0)
    const one = await make('TAKEN', listOf('Y'))
    expect([one.status, one.text]).toEqual([409, expect.stringContaining('one code alone')])
    expect((await make('NONE', listOf('Y'))).status).toBe(404)
  })

  test('are used once each, by a link too, and one alone in an order', async () => {
    const id = await addMany({ combines: true })
    await make(id, listOf('L'))
    const ada = await shop.shopperWith('BOWL-M')
    await ada.get('/discount/laaa-111')
    expect((await ada.get('/checkout')).text).toContain('Pay $27.50')
    const second = await type(ada, 'LBBB-222')
    expect(second.text).toContain('This code does not go together with another one.')
    expect((await buy(ada)).headers.location).toMatch(/order-confirmed/)
    const bea = await shop.shopperWith('BOWL-M')
    expect((await type(bea, 'LAAA-111')).text).toContain('This code has been used up.')
    expect((await type(bea, id)).text).toContain('This code is not valid.')
    const file = await (await shop.owner()).get(`${codesPath(id)}-csv?state=used`)
    expect(file.text).toContain('Code,Link,State,Uses,Order,Made')
    expect(file.text).toMatch(/LAAA-111,http\S+\/discount\/LAAA-111,used,1,\d+,/)
    expect(file.text).not.toContain('LBBB')
  })

  test('give their use back where a payment comes to nothing', async () => {
    const id = await addMany({ mostUses: 1 })
    await make(id, listOf('D'))
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, 'DAAA-111')
    expect((await buy(ada, { payment: 'declined' })).status).toBe(402)
    expect((await codesOf(id)).counts.used).toBe(0)
    expect((await buy(ada)).status).toBe(303)
    // all together as often as the discount says
    const bea = await shop.shopperWith('BOWL-M')
    expect((await type(bea, 'DBBB-222')).text).toContain('This code has been used up.')
  })

  test('are revoked, one or all that nobody has used, and brought back', async () => {
    const id = await addMany()
    await make(id, listOf('R'))
    const owner = await shop.owner()
    const revoked = (key: string) => `${codesPath(id)}/revoked/${key}`
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, 'RAAA-111')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    expect((await owner.write('PUT', revoked('one'), { revoke: 'raaa-111' })).json()).toEqual({
      revoked: 1,
    })
    expect((await owner.write('PUT', revoked('two'), { revoke: 'RAAA-111' })).status).toBe(404)
    const answer = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect([answer.status, answer.text]).toEqual([
      409,
      expect.stringContaining('RAAA-111 takes nothing off any more.'),
    ])
    expect((await owner.write('PUT', revoked('all'), { revoke: null })).json()).toEqual({
      revoked: 2,
    })
    expect((await codesOf(id, 'state=revoked')).codes).toHaveLength(3)
    expect((await owner.write('DELETE', revoked('one'))).json()).toEqual({ restored: 1 })
    expect((await codesOf(id, 'state=free&search=aaa')).codes).toHaveLength(1)
    expect((await buy(ada)).status).toBe(303)
  })

  test('leave the cart with their sentence once they are revoked, and take no place there', async () => {
    const owner = await shop.owner()
    const id = await addMany()
    await make(id, listOf('G'))
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, 'GAAA-111')
    expect((await ada.get('/cart')).text).toContain('<span>Discount GAAA-111</span>')
    await owner.write('PUT', `${codesPath(id)}/revoked/gone`, { revoke: 'GAAA-111' })
    expect((await ada.get('/cart')).text).toContain(
      'Discount GAAA-111: This code is not valid any more.',
    )
    expect((await ada.get('/cart')).text).not.toContain('GAAA-111')
    const { rows } = await shop.context.database.pool.query<{ codes: string[] }>(
      `select coupon_codes as codes from cart where coupon_codes @> array['GAAA-111']`,
    )
    expect(rows).toEqual([])
  })

  test('are never used twice: of fifty checkouts at once on one, one gets it', async () => {
    const id = await addMany()
    await make(id, listOf('F'))
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopperWith('BOWL-M')))
    const forms = await Promise.all(
      shoppers.map(async (visitor) => {
        await type(visitor, 'FAAA-111')
        const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
        return () => visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      }),
    )
    const answers = await Promise.all(forms.map((send) => send()))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
    const { rows } = await shop.context.database.pool.query<{ uses: number; orders: number }>(
      `select (select uses from coupon_counter where coupon_id = 'FAAA-111') as uses,
        (select uses from coupon_counter where coupon_id = $1) as total,
        (select count(*)::int from order_adjustment where code = 'FAAA-111') as orders`,
      [id],
    )
    expect(rows).toEqual([{ uses: 1, total: 1, orders: 1 }])
  })
})
