import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrderWithEvents } from '@vitrine/rules/shop/orders/orders-api.ts'
import { tenPercent } from '@vitrine/rules/shop/coupons/testing/ten-percent.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'
import type { TestResponse, Visitor } from '../../testing/http-client.ts'
import { accepted, buy, buyer, hiddenFieldsOf, newestConfirmation } from './testing/open-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', null)
  await shop.setStock('BOWL-M', null)
})

let count = 0
/** A discount of its own for each test: a tenth off everything, unless it says otherwise. */
async function addCode(fields: object = {}): Promise<string> {
  count += 1
  const code = `TEN-${count}`
  await shop.perform('add-coupon', { ...tenPercent, ...fields, code })
  return code
}

type Form = Readonly<Record<string, string>>

/** Presses a button of the checkout, with all that was typed. */
async function press(visitor: Visitor, fields: Form): Promise<TestResponse> {
  const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
  return visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted, ...fields })
}
const type = (visitor: Visitor, code: string) => press(visitor, { step: 'code', code })

async function orderOf(answer: TestResponse): Promise<OrderWithEvents> {
  expect(answer.headers.location).toMatch(/^\/checkout\/order-confirmed\//)
  const owner = await shop.owner()
  const orders = await owner.get(`/api/editor/sites/${shop.siteId}/orders?limit=1`)
  const [newest] = orders.json<{ orders: { id: string }[] }>().orders
  const order = await owner.get(`/api/editor/sites/${shop.siteId}/orders/${newest?.id}`)
  return order.json<OrderWithEvents>()
}

async function usesOf(code: string) {
  const owner = await shop.owner()
  const list = await owner.get(`/api/editor/sites/${shop.siteId}/coupons`)
  return list
    .json<{ coupons: { code: string; uses: number }[] }>()
    .coupons.find((one) => one.code === code)?.uses
}

describe('a discount code', () => {
  test('in whatever spelling takes its part off: at checkout, in the cart, on the order, in its mail', async () => {
    const code = await addCode()
    const ada = await shop.shopperWith('BOWL-M')
    expect((await type(ada, ` ${code.toLowerCase()} `)).headers.location).toBe(
      '/checkout#checkout-code',
    )
    const page = await ada.get('/checkout')
    expect(page.text).toContain(`Discount <strong>${code}</strong>`)
    expect(page.text).toContain('<dd>-$2.50</dd>')
    expect(page.text).toContain('Pay $27.50')
    expect((await ada.get('/cart')).text).toContain(`<span>Discount ${code}</span>`)
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<Record<string, unknown>>()
    expect(cart).toMatchObject({
      discountCents: 250,
      grandTotalCents: 2750,
      coupons: [{ code }],
      validCoupons: [{ code, amount: { value: '250', currency: 'USD' }, freesShipping: false }],
      invalidCoupons: [],
    })
    const answer = await buy(ada)
    const order = await orderOf(answer)
    expect(order.discounts).toEqual([
      { code, amount: { value: '250', currency: 'USD' }, freesShipping: false },
    ])
    expect(order.grandTotal.value).toBe('2750')
    const own = await ada.get(answer.headers.location ?? '')
    expect(own.text).toContain(`<dt>Discount ${code}</dt><dd>-$2.50</dd>`)
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toContain(`${code}: -$2.50`)
    expect(await usesOf(code)).toBe(1)
  })

  test('that is none is told beside its field, and nothing of what was typed is lost', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await addCode()
    for (const code of ['NO-SUCH', 'ü', '"><b>', 'x'.repeat(100)]) {
      const answer = await type(ada, code)
      expect(answer.status).toBe(400)
      expect(answer.text).toContain('This code is not valid.')
      expect(answer.text).toContain('value="1 Moss Lane"')
      expect(answer.text).not.toContain('"><b>')
    }
    expect((await ada.get('/checkout')).text).toContain('Pay $30.00')
  })

  test('that is typed and sent with Enter is looked at before anything is paid', async () => {
    const code = await addCode()
    const ada = await shop.shopperWith('BOWL-M')
    const orders = await shop.orderCount()
    expect((await press(ada, { code })).headers.location).toBe('/checkout#checkout-code')
    expect(await shop.orderCount()).toBe(orders)
    expect((await ada.get('/checkout')).text).toContain('Pay $27.50')
    expect((await press(ada, { step: `drop-code ${code}` })).headers.location).toBe(
      '/checkout#checkout-code',
    )
    expect((await ada.get('/checkout')).text).toContain('Pay $30.00')
  })

  test('that its owner changes, turns off or deletes meanwhile is never charged otherwise than shown', async () => {
    const code = await addCode()
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, code)
    const changes: readonly (readonly [string, object, string])[] = [
      [
        'edit-coupon',
        { code, set: { reduces: { kind: 'percentage', ppm: 200_000 } } },
        `${code} now takes $5.00 off.`,
      ],
      ['edit-coupon', { code, set: { isActive: false } }, `${code} takes nothing off any more.`],
      ['edit-coupon', { code, set: { isActive: true } }, `${code} takes $5.00 off.`],
      ['delete-coupon', { code }, `${code} takes nothing off any more.`],
    ]
    const orders = await shop.orderCount()
    for (const [action, input, sentence] of changes) {
      const hidden = hiddenFieldsOf(await ada.get('/checkout'))
      await shop.perform(action, input)
      const answer = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      expect(answer.status).toBe(409)
      expect(answer.text).toContain(sentence)
    }
    expect(await shop.orderCount()).toBe(orders)
    expect((await ada.get('/checkout')).text).toContain('This code is not valid.')
    expect((await orderOf(await buy(ada))).discounts).toEqual([])
  })

  test('makes shipping free, or an order that costs nothing', async () => {
    const sent = await addCode({ reduces: { kind: 'shipping' }, combines: true })
    const all = await addCode({
      reduces: { kind: 'percentage', ppm: 1_000_000 },
      combines: true,
    })
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, sent)
    expect((await ada.get('/checkout')).text).toContain('Pay $25.00')
    await type(ada, all)
    const page = await ada.get('/checkout')
    expect(page.text).toContain('Place order')
    const order = await orderOf(await buy(ada, { payment: '' }))
    expect(order.grandTotal.value).toBe('0')
    expect(order.discounts.map(({ code, freesShipping }) => [code, freesShipping])).toEqual([
      [all, false],
      [sent, true],
    ])
  })

  test('says why it is not for this order', async () => {
    const { now } = shop.time
    const glaze = shop.goods.get('GLAZE')?.itemId ?? ''
    const cases: readonly (readonly [object, string])[] = [
      [{ minimumCents: 10_000 }, 'This code is for orders of $100.00 and more.'],
      [
        { scope: { kind: 'products', itemIds: [glaze] } },
        'This code is not for what is in your order.',
      ],
      [
        { scope: { kind: 'categories', categoryIds: ['Lamps'] } },
        'This code is not for what is in your order.',
      ],
      [{ startsAt: now + 1_000_000 }, 'This code is not valid.'],
      [{ endsAt: now }, 'This code is not valid any more.'],
    ]
    const ada = await shop.shopperWith('BOWL-M')
    for (const [fields, sentence] of cases) {
      const answer = await type(ada, await addCode(fields))
      expect(answer.status).toBe(400)
      expect(answer.text).toContain(sentence)
    }
    await type(ada, await addCode())
    const second = await type(ada, await addCode())
    expect(second.text).toContain('This code does not go together with another one.')
  })

  test('displaces none that a cart holds, and makes no order dearer', async () => {
    const half = await addCode({ reduces: { kind: 'percentage', ppm: 500_000 } })
    const small = await addCode({
      reduces: { kind: 'percentage', ppm: 10_000 },
      scope: { kind: 'products', itemIds: [shop.bowlId] },
    })
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, half)
    expect((await type(ada, small)).text).toContain(
      'This code does not go together with another one.',
    )
    const free = await addCode({ reduces: { kind: 'shipping' } })
    expect((await type(ada, free)).text).toContain('does not go together')
    expect((await ada.get('/checkout')).text).toContain('Pay $17.50')
    // as the sum would be below the one from which shipping is free
    await shop.perform('set-shipping', { set: { freeFromCents: 2400 } })
    const bo = await shop.shopperWith('BOWL-M')
    for (const code of [await addCode(), free]) {
      const answer = await type(bo, code)
      expect(answer.text).toContain('This code would take nothing off your order.')
    }
    expect((await bo.get('/checkout')).text).toContain('Pay $25.00')
    await shop.perform('set-shipping', { set: { freeFromCents: null } })
  })

  test('that is typed beside others in the same instant is kept with them', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => addCode({ combines: true })))
    const ada = await shop.shopperWith('BOWL-M')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const forms = codes.map((code) => ({ ...hidden, ...buyer, ...accepted, step: 'code', code }))
    await Promise.all(forms.map((form) => ada.postForm('/checkout', form)))
    const cart = (await ada.get('/api/commerce/shopping-cart')).json<{ coupons: unknown[] }>()
    expect(cart.coupons).toHaveLength(3)
  })

  test('can be tried with Enter while something is sold out', async () => {
    const code = await addCode()
    const ada = await shop.shopperWith('BOWL-M')
    await shop.setStock('BOWL-M', 0)
    const page = await ada.get('/checkout')
    const [first] = page.text.match(/<button [^>]*>/) ?? []
    expect(first).toBe('<button type="submit" name="step" value="code" hidden>')
    expect((await type(ada, code)).text).toContain('This code is not for what is in your order.')
  })

  test('keeps its figure in another currency, and its undo brings the old one back', async () => {
    const code = await addCode({ reduces: { kind: 'amount', cents: 550 }, minimumCents: 1001 })
    const site = shop.context.database.dbFor(shop.siteId)
    const body = async () => (await readDocument(site, 'coupon', code))?.body
    await shop.perform('set-site-details', {
      set: { currency: 'JPY' },
      seen: { currency: 'USD' },
      currencyBefore: 'USD',
    })
    expect(await body()).toMatchObject({ reduces: { cents: 5 }, minimumCents: 11 })
    const owner = await shop.owner()
    await owner.write('POST', `/api/editor/sites/${shop.siteId}/undo`, {})
    expect(await body()).toMatchObject({ reduces: { cents: 550 }, minimumCents: 1001 })
  })

  test('comes back from the history after it was deleted, which tells it to nobody else', async () => {
    const code = await addCode()
    await shop.perform('delete-coupon', { code })
    const base = `/api/editor/sites/${shop.siteId}/history`
    type Seen = { changes: { sequence: number; title: string; subject: object | null }[] }
    const owner = await shop.owner()
    const [deleted] = (await owner.get(`${base}?limit=1`)).json<Seen>().changes
    expect(deleted).toMatchObject({
      title: `Delete discount: ${code}`,
      subject: { place: 'discount', code },
    })
    const other = await shop.person('writer@fern.example', [Role.editor])
    const page = await other.get(`${base}?limit=2&since=${(deleted?.sequence ?? 0) - 2}`)
    expect(page.status).toBe(200)
    expect(page.text).not.toContain(code)
    expect(page.json<Seen>().changes.map(({ title }) => title)).toEqual([
      'Delete discount',
      'Add discount',
    ])
    const detail = await other.get(`${base}/${deleted?.sequence}`)
    expect(detail.text).not.toContain(code)
    expect(detail.json<{ change: object }>().change).toMatchObject({ title: 'Delete discount' })
    const back = await owner.write('POST', `${base}/${deleted?.sequence}/restore`, {
      kind: 'coupon',
      id: code,
      version: 'before',
    })
    expect(back.status).toBe(200)
    expect(await usesOf(code)).toBe(0)
  })

  test('is for the goods of some products alone, where its owner says so', async () => {
    const code = await addCode({ scope: { kind: 'products', itemIds: [shop.bowlId] } })
    const ada = await shop.shopperWith('BOWL-M')
    await shop.add(ada, 'GLAZE')
    await type(ada, code)
    // a tenth of the bowl, nothing of the download
    expect((await ada.get('/checkout')).text).toContain('<dd>-$2.50</dd>')
  })
})

describe('how often a code is used', () => {
  test('does not count what was not paid', async () => {
    const code = await addCode({ mostUses: 1 })
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, code)
    expect((await buy(ada, { payment: 'declined' })).status).toBe(402)
    expect(await usesOf(code)).toBe(0)
    await orderOf(await buy(ada))
    expect(await usesOf(code)).toBe(1)
    const eve = await shop.shopperWith('BOWL-M')
    expect((await type(eve, code)).text).toContain('This code has been used up.')
  })

  test('is one for each e-mail address where its owner says so, in whatever capitals', async () => {
    const code = await addCode({ oncePerCustomer: true })
    const ada = await shop.shopperWith('BOWL-M')
    await type(ada, code)
    await orderOf(await buy(ada))
    const again = await shop.shopperWith('BOWL-M')
    await type(again, code)
    const answer = await buy(again, { email: 'ADA@shopper.example' })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('was used with this e-mail address before')
    await orderOf(await buy(again, { email: 'bo@shopper.example' }))
    expect(await usesOf(code)).toBe(2)
  })

  test('is never more than allowed: of fifty at once ten get it', async () => {
    const code = await addCode({ mostUses: 10 })
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopperWith('BOWL-S')))
    const forms = await Promise.all(
      shoppers.map(async (visitor) => {
        await type(visitor, code)
        const hidden = hiddenFieldsOf(await visitor.get('/checkout'))
        return () => visitor.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
      }),
    )
    const answers = await Promise.all(forms.map((send) => send()))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(40)
    expect(await usesOf(code)).toBe(10)
    const { rows } = await shop.context.database.pool.query<{ uses: number; orders: number }>(
      `select (select count(*)::int from coupon_use where coupon_id = $1) as uses,
        (select count(*)::int from order_adjustment where code = $1) as orders`,
      [code],
    )
    expect(rows).toEqual([{ uses: 10, orders: 10 }])
    const { rows: loose } = await shop.context.database.pool.query(
      `select from payment where status = 'pending'`,
    )
    expect(loose).toEqual([])
  })
})
