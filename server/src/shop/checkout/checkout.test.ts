import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readDocument } from '../../ground/documents/read-documents.ts'
import {
  buy,
  buyer,
  accepted,
  hiddenFieldsOf,
  newestConfirmation,
  openShop,
  type TestShop,
} from './testing/open-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})

const soldOut = 'Sorry, we do not have enough of that item available.'

describe('a first order', () => {
  test('is placed by plain form posts, and its page shows number, lines, total and address', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    const paid = await buy(ada)
    expect(paid.status).toBe(303)
    const page = await ada.get(paid.headers.location ?? '')
    expect(page.status).toBe(200)
    for (const words of ['Thank you, Ada.', 'Moss Bowl', '$50.00', '$55.00', '1 Moss Lane']) {
      expect(page.text).toContain(words)
    }
    expect(page.text).toContain('"pageType":202')
    expect(page.text).toContain('<bdi>United States</bdi>')
    expect(await shop.stockOf('BOWL-M')).toBe(48)
    expect((await ada.get('/api/commerce/shopping-cart')).json()['totalQuantity']).toBe(0)
  })

  test('leaves no sign of a cart, so that the next pages ask for none, until something is added', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    expect(ada.cookies.get('hasCart')).toBe('true')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const paid = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(ada.cookies.has('hasCart')).toBe(false)
    const again = await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(again.headers.location).toBe(paid.headers.location)
    await ada.get(paid.headers.location ?? '')
    await ada.get('/cart')
    expect(ada.cookies.has('hasCart')).toBe(false)
    await shop.add(ada, 'BOWL-M')
    expect(ada.cookies.get('hasCart')).toBe('true')
  })

  test("has an address that nobody guesses: another one is the site's own not-found page", async () => {
    for (const token of ['A'.repeat(43), 'abc', 'x%27y']) {
      const page = await shop.visitor().get(`/checkout/order-confirmed/${token}`)
      expect(page.status).toBe(404)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.text).toContain('"pageType":100')
      expect(page.text).toContain('Page not found')
    }
  })

  test('shows in the orders and the mailbox of the owner, as HTML and as text', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    await buy(ada, { firstName: 'Zoë <b>' })
    const owner = await shop.owner()
    const { orders } = (await owner.get(`/api/editor/sites/${shop.siteId}/orders`)).json<{
      orders: { id: string; customerName: string; grandTotal: unknown }[]
    }>()
    const [first] = orders
    expect(first).toMatchObject({
      customerName: 'Zoë <b> Fern',
      grandTotal: { value: '2500', currency: 'USD' },
      testMode: true,
      status: 'paid',
    })
    const order = await owner.get(`/api/editor/sites/${shop.siteId}/orders/${first?.id}`)
    expect(order.json()).toMatchObject({
      items: [{ sku: 'BOWL-S', productName: 'Moss Bowl', quantity: 1 }],
      shippingAddress: { line1: '1 Moss Lane', country: 'US' },
    })
    const mail = await newestConfirmation(owner, shop.siteId)
    expect(mail).toMatchObject({ to: buyer.email, status: 'stored' })
    expect(mail.html).toContain('Thank you, Zoë &lt;b&gt;.')
    expect(mail.text).toContain('Thank you, Zoë <b>.')
    expect(mail.text).toContain('Total: $25.00')
    expect(mail.text).toContain('\nUnited States\n')
    expect(mail.html).toContain('<br>United States</span>')
    const path = `/api/editor/sites/${shop.siteId}/orders/${first?.id}/fulfilment`
    expect((await owner.write('POST', path, {})).json()['status']).toBe('fulfilled')
    expect((await owner.write('POST', path, {})).status).toBe(409)
    expect((await owner.write('DELETE', path)).json()['status']).toBe('paid')
    expect((await owner.write('DELETE', path)).json()['message']).toBe(
      'This order is not fulfilled.',
    )
  })

  test('of something digital asks for no address and adds no shipping', async () => {
    const ada = await shop.shopperWith('GLAZE')
    expect((await ada.get('/checkout')).text).not.toContain('Shipping address')
    const paid = await buy(ada, { line1: '', city: '', postalCode: '', country: '' })
    const page = (await ada.get(paid.headers.location ?? '')).text
    expect(page).toContain('$9.00')
    expect(page).toContain(`Ordered by</h2><p>Ada Fern<br>${buyer.email}</p>`)
    const mail = await newestConfirmation(await shop.owner(), shop.siteId)
    expect(mail.text).toMatch(
      /Total: \$9\.00\n\nYour downloads:\nrecipes\.txt\nhttp\S+\n\nSee your order/,
    )
  })
})

test("options are named in the product's own order, from the cart to the mail", async () => {
  const site = shop.context.database.dbFor(shop.siteId)
  const { itemId = '' } = shop.goods.get('BOWL-M') ?? {}
  const before = (await readDocument(site, 'item', itemId))?.body.product
  const variants = ['BOWL-S', 'BOWL-M'].map((sku) => ({
    ...before?.variants.find((variant) => variant.sku === sku),
    attributes: { 'Rim colour': sku === 'BOWL-S' ? 'Signal red' : 'Signal blue', Size: '14 inch' },
  }))
  const product = { variantOptionOrdering: ['Rim colour', 'Size'], variants }
  const owner = await shop.owner()
  const saved = await owner.write('POST', `/api/editor/sites/${shop.siteId}/actions`, {
    action: 'edit-product',
    input: { itemId, set: product },
  })
  expect(saved.text).toContain('revision')
  const ada = await shop.shopperWith('BOWL-S')
  const refused = await ada.postForm('/cart/add', { itemId, sku: 'BOWL-M', quantity: '9000' })
  const { text } = await ada.get(refused.headers.location ?? '')
  expect(text).toContain('Signal blue / 14 inch</a>, quantity 9000')
  expect((await ada.get('/cart')).text).toContain('Signal red / 14 inch')
  expect((await ada.get('/checkout')).text).toContain('Signal red / 14 inch')
  const paid = await buy(ada)
  expect((await ada.get(paid.headers.location ?? '')).text).toContain('Signal red / 14 inch')
})

describe('what goes wrong at checkout', () => {
  test('a declined payment and one without an answer take nothing, and keep the cart and what was typed', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const before = await shop.orderCount()
    for (const [payment, sentence] of [
      ['declined', 'Your payment was declined.'],
      ['no-answer', 'The payment got no answer and was cancelled.'],
    ] as const) {
      const page = await buy(ada, { payment })
      expect(page.status).toBe(402)
      expect(page.text).toContain(sentence)
      expect(page.text).toContain('value="1 Moss Lane"')
      expect(page.text).toContain('value="accepted" checked')
    }
    expect(await shop.orderCount()).toBe(before)
    expect(await shop.stockOf('BOWL-S')).toBe(50)
    expect((await buy(ada)).status).toBe(303)
  })

  test('wrong entries are named beside their fields and above the form', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const page = await buy(ada, { email: 'ada@', city: '', payment: '4242', country: 'XX' })
    expect(page.status).toBe(400)
    expect(page.text).toContain('Email is not valid. Email addresses should follow the format')
    expect(page.text).toContain('href="#checkout-city"')
    expect(page.text).toContain('id="checkout-payment-error"')
    expect(page.text).toContain('value="ada@"')
  })

  test('an empty required field says Required, of contact and address alike', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const names = ['email', 'firstName', 'lastName', 'line1', 'city', 'postalCode', 'country']
    const empty = Object.fromEntries(names.map((name) => [name, ' ']))
    const page = await buy(ada, empty)
    for (const name of names) {
      expect(page.text).toContain(`id="checkout-${name}-error">Required<`)
    }
    for (const optional of ['line2', 'region', 'phone']) {
      expect(page.text).not.toContain(`id="checkout-${optional}-error"`)
    }
  })

  test('a refused form says so in its title and begins at the first thing to mend', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    expect((await ada.get('/checkout')).text).not.toMatch(/autofocus|<title>Error/)
    const focused = (page: { readonly text: string }) =>
      page.text.match(/<[^<]* autofocus>/g)?.map((tag) => /\bid="([^"]*)"/.exec(tag)?.[1])
    const wrong = await buy(ada, { city: '', payment: '4242', country: 'XX' })
    expect(wrong.text).toContain('<title>Error: Checkout')
    expect(focused(wrong)).toEqual(['checkout-city'])
    const nowhere = await buy(ada, { country: 'XX' })
    expect(focused(nowhere)).toEqual(['checkout-country'])
    const declined = await buy(ada, { payment: 'declined' })
    expect(declined.status).toBe(402)
    expect(declined.text).toContain('<title>Error: Checkout')
    expect(focused(declined)).toEqual(['checkout-problem'])
  })

  test('the list of what is wrong stands in the order of the page', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const page = await buy(ada, { email: 'a', city: '', line1: 'a'.repeat(201), payment: '' })
    const places = [...page.text.matchAll(/<p><a href="#checkout-(\w+)"/g)].map(([, name]) => name)
    expect(places).toEqual(['email', 'line1', 'city', 'payment'])
  })

  test('a form of another site is refused', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const page = await ada.send('/checkout', {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'key=12345678901234567890123456789012',
    })
    expect(page.status).toBe(403)
  })
})

describe('the same order sent more than once', () => {
  test('twenty times at once makes one order', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const before = await shop.orderCount()
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    const send = () => ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    const replies = await Promise.all(Array.from({ length: 20 }, send))
    for (const reply of replies) expect([303, 409]).toContain(reply.status)
    const again = await send()
    expect(again.status).toBe(303)
    const addresses = [...replies, again].flatMap((reply) => reply.headers.location ?? [])
    expect(new Set(addresses).size).toBe(1)
    expect(await shop.orderCount()).toBe(before + 1)
    expect(await shop.stockOf('BOWL-S')).toBe(49)
  })

  test('with other entries under the same key is refused', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const hidden = hiddenFieldsOf(await ada.get('/checkout'))
    expect((await ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })).status).toBe(303)
    const changed = await ada.postForm('/checkout', {
      ...hidden,
      ...buyer,
      ...accepted,
      city: 'Bath',
    })
    expect(changed.status).toBe(422)
  })

  test('from two tabs makes one order, and both tabs lead to it', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const before = await shop.orderCount()
    const forms = [
      hiddenFieldsOf(await ada.get('/checkout')),
      hiddenFieldsOf(await ada.get('/checkout')),
    ]
    const replies = await Promise.all(
      forms.map((hidden) => ada.postForm('/checkout', { ...hidden, ...buyer, ...accepted })),
    )
    expect(replies.map((reply) => reply.status).filter((status) => status === 303)).not.toEqual([])
    expect(await shop.orderCount()).toBe(before + 1)
    expect((await ada.get('/checkout')).headers.location).toMatch(/^\/checkout\/order-confirmed\//)
  })
})

describe('many buyers at once', () => {
  async function race(sku: string, buyers: number, stock: number): Promise<string[]> {
    await shop.setStock(sku, stock)
    const before = await shop.orderCount()
    const shoppers = await Promise.all(Array.from({ length: buyers }, () => shop.shopperWith(sku)))
    const replies = await Promise.all(shoppers.map((shopper) => buy(shopper)))
    const sold = replies.filter((reply) => reply.status === 303)
    expect(sold).toHaveLength(stock)
    expect(await shop.orderCount()).toBe(before + stock)
    expect(await shop.stockOf(sku)).toBe(0)
    return replies.filter((reply) => reply.status !== 303).map((reply) => reply.text)
  }

  test('fifty for the last item: one gets it, the others read that there is not enough', async () => {
    const losers = await race('BOWL-M', 50, 1)
    expect(losers).toHaveLength(49)
    for (const text of losers) expect(text).toContain(soldOut)
  })

  test('two hundred for a hundred items: a hundred orders', async () => {
    expect(await race('BOWL-S', 200, 100)).toHaveLength(100)
  }, 120_000)
})
