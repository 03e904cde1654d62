import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'
import { openShop } from '../checkout/testing/open-shop.ts'
import { entriesPath, openCartShop, type CartShop } from './testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})

describe('adding to the cart', () => {
  test('answers with the cart and what is new in it, at the price of the catalogue', async () => {
    const ada = shop.visitor()
    const added = await ada.write('POST', entriesPath, {
      itemId: shop.bowlId,
      sku: 'BOWL-M',
      quantity: 2,
      additionalFields: null,
      price: 1,
      subTotal: 1,
      discountCents: 999,
    })
    expect(added.status).toBe(200)
    expect(added.json()).toMatchObject({
      shoppingCart: {
        websiteId: shop.siteId,
        orderId: '',
        isPurchased: false,
        totalQuantity: 2,
        subtotalCents: 5000,
        subtotalAmount: { value: '5000', currency: 'USD' },
        shippingCostCents: 500,
        taxCents: 0,
        discountCents: 0,
        grandTotalCents: 5500,
        hasDigital: false,
        purelyDigital: false,
        requiresShipping: true,
      },
      newlyAdded: {
        quantity: 2,
        title: 'Moss Bowl',
        chosenVariant: { sku: 'BOWL-M', attributes: { Size: 'M' } },
        subTotal: { value: '5000', currency: 'USD' },
        purchasePriceCents: 2500,
      },
    })
    expect(ada.cookies.get('hasCart')).toBe('true')
    await shop.add(ada, 'BOWL-M')
    expect(await shop.cartOf(ada)).toMatchObject({ totalQuantity: 3, entries: [{ quantity: 3 }] })
  })

  test.each([
    ['abc', 'Quantity must be a number.'],
    ['1e3', 'Quantity must be a number.'],
    [null, 'Quantity must be a number.'],
    [1.5, 'Quantity must be a whole number'],
    [0, 'Quantity must be from 1 to 9999.'],
    [-1, 'Quantity must be from 1 to 9999.'],
    [10_000, 'Quantity must be from 1 to 9999.'],
  ])('a quantity of %j is refused and leaves the cart alone', async (quantity, sentence) => {
    const ada = shop.visitor()
    const refused = await shop.add(ada, 'BOWL-M', quantity)
    expect(refused.status).toBe(400)
    expect(refused.json()['message']).toBe(sentence)
    expect((await shop.cartOf(ada)).totalQuantity).toBe(0)
  })

  test('more than there is, counted with what the cart holds, is refused', async () => {
    await shop.setStock('BOWL-M', 3)
    const ada = await shop.shopperWith('BOWL-M', 2)
    const refused = await shop.add(ada, 'BOWL-M', 2)
    expect(refused.status).toBe(409)
    expect(refused.json()['message']).toBe('Sorry, we do not have enough of that item available.')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(2)
  })

  test('an unknown SKU, one of another product and an option not chosen get their sentences', async () => {
    const ada = shop.visitor()
    const add = async (sku: string | null) => {
      const body = { itemId: shop.bowlId, sku, quantity: 1, additionalFields: null }
      const reply = await ada.write('POST', entriesPath, body)
      return [reply.status, reply.json()['message']]
    }
    const unavailable = 'Sorry, that item variant is unavailable. Please select another variant.'
    expect(await add('NONE')).toEqual([400, unavailable])
    expect(await add('GLAZE')).toEqual([400, unavailable])
    expect(await add(null)).toEqual([400, 'Please select the Size option.'])
  })

  test('a gift card without a denomination is asked for one', async () => {
    const asGift = await shop.bowlsNow()
    const ofValue = asGift.variants.map(({ attributes, ...one }) => {
      return { ...one, onSale: false, attributes: { Value: Object.values(attributes)[0] ?? '' } }
    })
    await shop.editBowls({
      productType: ProductType.giftCard,
      variantOptionOrdering: ['Value'],
      variants: ofValue,
    })
    const ada = shop.visitor()
    const body = { itemId: shop.bowlId, sku: null, quantity: 1, additionalFields: null }
    const refused = await ada.write('POST', entriesPath, body)
    const { variants, variantOptionOrdering } = asGift
    await shop.editBowls({
      productType: ProductType.physical,
      variantOptionOrdering,
      variants,
    })
    expect(refused.status).toBe(400)
    expect(refused.json()['message']).toBe('Select a denomination for the Gift Card')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(0)
  })

  test('of a service, one at a time where the owner says so, in the cart as well', async () => {
    await shop.editBowls({ productType: ProductType.service })
    await shop.perform('set-store-policies', { set: { multipleQuantityAllowedForServices: false } })
    const ada = shop.visitor()
    const statuses = [(await shop.add(ada, 'BOWL-M', 2)).status]
    statuses.push((await shop.add(ada, 'BOWL-M', 1)).status)
    const entryId = (await shop.cartOf(ada)).entries[0]?.id
    const changed = await ada.write('PUT', `${entriesPath}/${entryId}`, { quantity: 2 })
    await shop.perform('set-store-policies', { set: { multipleQuantityAllowedForServices: true } })
    const allowed = await ada.write('PUT', `${entriesPath}/${entryId}`, { quantity: 2 })
    await shop.editBowls({ productType: ProductType.physical })
    expect(changed.json()['message']).toBe('This item is sold one at a time.')
    expect([...statuses, changed.status, allowed.status]).toEqual([400, 200, 400, 200])
  })

  test('a cart whose total no number holds exactly is refused', async () => {
    await shop.setStock('BOWL-M', 9999)
    const ada = shop.visitor()
    const refused = await shop.priceBowls(4_000_000_000_000, () => shop.add(ada, 'BOWL-M', 9999))
    expect(refused.status).toBe(400)
    expect(refused.json()['message']).toBe('That is more than can be sold in one order.')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(0)
  })

  test('without a crumb is answered with crumbFail', async () => {
    const ada = shop.visitor()
    await ada.get('/')
    const refused = await ada.send(entriesPath, {
      method: 'POST',
      body: { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1 },
    })
    expect(refused.status).toBe(403)
    expect(refused.json()).toMatchObject({
      crumbFail: true,
      message: 'Your session has expired. Please reload the page and try again.',
    })
  })

  test('of a browser that keeps no cookies asks to turn them on', async () => {
    const sentence = 'Please enable cookies in your browser, reload the page, and try again.'
    const body = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1 }
    const refused = await shop.visitor().send(entriesPath, { method: 'POST', body })
    expect(refused.status).toBe(403)
    expect(refused.json()).toMatchObject({ crumbFail: true, message: sentence })
    const form = { itemId: shop.bowlId, 'option-Size': 'M', quantity: '1' }
    for (const path of ['/cart/add', '/cart/entries']) {
      const page = await shop.visitor().postForm(path, form)
      expect(page.status).toBe(403)
      expect(page.text).toContain('<h1 id="cart-title">Your cart</h1>')
      expect(page.text).toContain(sentence)
    }
  })

  test('answers to a form that are no JSON, or absurdly deep, are refused', async () => {
    const ada = shop.visitor()
    for (const additionalFields of ['{', '[1]', '{"a":'.repeat(3000), '{"__proto__":{"x":1}}']) {
      const body = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: 1, additionalFields }
      expect((await ada.write('POST', entriesPath, body)).status).toBe(400)
    }
  })

  test('works at once from ten tabs: nothing is lost', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    await Promise.all(Array.from({ length: 10 }, () => shop.add(ada, 'BOWL-M')))
    expect((await shop.cartOf(ada)).totalQuantity).toBe(11)
  })

  test('adds from several tabs together stay within 9999 and within the stock', async () => {
    await shop.setStock('BOWL-M', 20_000)
    const ada = await shop.shopperWith('BOWL-M')
    const many = await Promise.all([1, 2, 3].map(() => shop.add(ada, 'BOWL-M', 4000)))
    expect(many.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 400,
    ])
    const refused = many.find(({ status }) => status === 400)
    expect(refused?.json()['message']).toBe('Quantity must be from 1 to 9999.')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(8001)

    await shop.setStock('BOWL-S', 5)
    const bob = await shop.shopperWith('BOWL-S')
    const few = await Promise.all([1, 2, 3, 4].map(() => shop.add(bob, 'BOWL-S', 2)))
    expect(few.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 409, 409,
    ])
    expect((await shop.cartOf(bob)).totalQuantity).toBe(5)
  })

  test('an add while the cart becomes an order goes into a new cart', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const { kysely } = shop.context.database
    const tokenHash = hashToken(ada.cookies.get('__Host-cart') ?? '')
    const { id: cartId } = await kysely
      .selectFrom('cart')
      .select('id')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirstOrThrow()
    let adding: ReturnType<CartShop['add']> | undefined
    await kysely.transaction().execute(async (order) => {
      await order.selectFrom('cart').select('id').where('id', '=', cartId).forUpdate().execute()
      adding = shop.add(ada, 'BOWL-S', 2)
      await shop.waitsForLock()
      await order
        .updateTable('cart')
        .set({ purchased_order_id: 'bought' })
        .where('id', '=', cartId)
        .execute()
    })
    expect((await adding)?.status).toBe(200)
    expect(await shop.cartOf(ada)).toMatchObject({ totalQuantity: 2 })
    const lines = await kysely
      .selectFrom('cart_entry')
      .select('id')
      .where('cart_id', '=', cartId)
      .execute()
    expect(lines).toHaveLength(1)
  })
})

describe('the cart', () => {
  test("an entry of somebody else's cart is as unknown as none", async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const eve = await shop.shopperWith('BOWL-S')
    const entryId = (await shop.cartOf(ada)).entries[0]?.id
    for (const [method, body] of [
      ['PUT', { quantity: 5 }],
      ['DELETE', undefined],
    ] as const) {
      expect((await eve.write(method, `${entriesPath}/${entryId}`, body)).status).toBe(404)
    }
    const fields = { itemId: shop.bowlId, sku: 'BOWL-M', additionalFields: '{}' }
    const path = `${entriesPath}/${entryId}/additionalFields`
    expect((await eve.write('PUT', path, fields)).status).toBe(404)
    expect((await ada.write('PUT', path, fields)).json()).toHaveProperty('updatedEntry')
    expect((await shop.cartOf(ada)).totalQuantity).toBe(1)
  })

  test('works without script: add, change, remove', async () => {
    const ada = shop.visitor()
    await ada.get('/')
    const form = { itemId: shop.bowlId, 'option-Size': 'M', quantity: '2' }
    const added = await ada.postForm('/cart/add', form)
    expect([added.status, added.headers.location]).toEqual([303, '/cart'])
    expect((await ada.get('/cart')).text).toContain('$50.00')
    const entryId = (await shop.cartOf(ada)).entries[0]?.id ?? ''
    const quantity = `quantity-${entryId}`
    expect((await ada.get('/cart')).text).toContain(`name="${quantity}"`)
    await ada.postForm('/cart/entries', { [quantity]: '3', do: `change ${entryId}` })
    expect((await ada.get('/cart')).text).toContain('$75.00')
    // what was typed goes along to the checkout
    const out = await ada.postForm('/cart/entries', { [quantity]: '4', do: 'checkout' })
    expect([out.status, out.headers.location]).toEqual([303, '/checkout'])
    expect((await ada.get('/cart')).text).toContain('$100.00')
    // as a template of its owner's may have it
    await ada.postForm('/cart/entries', { entryId, quantity: '2', do: 'change' })
    expect((await ada.get('/cart')).text).toContain('$50.00')
    await ada.postForm('/cart/entries', { do: `remove ${entryId}` })
    const empty = await ada.get('/cart')
    expect(empty.text).toContain('There is nothing in your cart yet.')
    expect(empty.text).toContain('"pageType":200')
    const unchosen = await ada.postForm('/cart/add', { itemId: shop.bowlId, quantity: '1' })
    expect(unchosen.status).toBe(303)
    const told = await ada.get(unchosen.headers.location ?? '')
    expect(told.text).toContain('role="alert">Please select the Size option.<')
  })

  test('what there is of a product can be asked', async () => {
    await shop.setStock('BOWL-S', 4)
    const { itemId = '' } = shop.goods.get('BOWL-S') ?? {}
    const stock = await shop.visitor().get(`/api/commerce/inventory/stock/?itemId=${itemId}`)
    expect(stock.json<{ results: unknown[] }>().results).toContainEqual(
      expect.objectContaining({ unlimited: false, qtyInStock: 4 }),
    )
  })
})

test('the thirtieth add within ten seconds is asked to wait', async () => {
  const strict = await openShop({ environment: { RATE_CART_PER_10S: '29' } })
  await strict.setStock('BOWL-S', 50)
  try {
    const ada = strict.visitor()
    const statuses: number[] = []
    for (let count = 0; count < 30; count++) {
      statuses.push((await strict.add(ada, 'BOWL-S')).status)
    }
    expect(statuses.slice(0, 29).every((status) => status === 200)).toBe(true)
    const last = await strict.add(ada, 'BOWL-S')
    expect(last.status).toBe(429)
    expect(last.json()['message']).toBe('Please try again in a few seconds.')
  } finally {
    await strict.close()
  }
})
