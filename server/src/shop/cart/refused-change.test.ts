import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProductType } from '@vitrine/rules/shop/products/product.ts'
import { signToken } from '../../ground/http/signed-token.ts'
import { entriesPath, openCartShop, type CartShop } from './testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.time.now += 1000
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})

const soldOut = 'Sorry, we do not have enough of that item available.'
type Visitor = Awaited<ReturnType<CartShop['shopperWith']>>

const idOfFirst = async (visitor: Visitor) => (await shop.cartOf(visitor)).entries[0]?.id ?? ''

/** The parts of the cart page, one a line. */
const linesOf = (page: { readonly text: string }) =>
  page.text.match(/<li class="cart-line[\s\S]*?<\/li>/g) ?? []

describe('a change of the cart that is refused', () => {
  test.each([
    ['51', soldOut],
    ['0', 'Quantity must be from 1 to 9999.'],
    ['10000', 'Quantity must be from 1 to 9999.'],
    ['1.5', 'Quantity must be a whole number'],
    ['many', 'Quantity must be a number.'],
    ['', 'Quantity must be a number.'],
  ])(
    'to "%s" is answered at /cart: the line says "%s" and keeps what was typed',
    async (quantity, sentence) => {
      const ada = await shop.shopperWith('BOWL-M', 2)
      shop.time.now += 1000
      await shop.add(ada, 'GLAZE')
      const entryId = await idOfFirst(ada)
      const answer = await ada.postForm('/cart/entries', { entryId, quantity, do: 'change' })
      expect(answer.status).toBe(303)
      const { location = '' } = answer.headers
      expect(new URL(location, 'http://shop').pathname).toBe('/cart')
      const page = await ada.get(location)
      expect(page.status).toBe(200)
      expect(page.text).toContain('<title>Error: Your cart')
      const [bowl = '', glaze = ''] = linesOf(page)
      expect(bowl).toContain(`role="alert">${sentence}<`)
      expect(bowl).toContain(`value="${quantity === '' ? '2' : quantity}"`)
      expect(glaze).not.toContain(sentence)
      expect(page.text.split(sentence)).toHaveLength(2)
      expect((await shop.cartOf(ada)).totalQuantity).toBe(3)
      expect((await ada.get('/cart')).text).not.toContain(sentence)
    },
  )

  test('of a line that is gone says so above the others', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    for (const what of ['change', 'remove']) {
      const form = { entryId: 'gone', quantity: '2', do: what }
      const { location = '' } = (await ada.postForm('/cart/entries', form)).headers
      const page = await ada.get(location)
      expect(page.text).toContain('role="alert">That item is no longer in the cart.<')
    }
  })

  test('to put something into it by form is said with its name, its address and how many', async () => {
    const ada = await shop.shopperWith('BOWL-S')
    const form = { itemId: shop.bowlId, sku: 'BOWL-M', quantity: '99' }
    const { location = '' } = (await ada.postForm('/cart/add', form)).headers
    const page = await ada.get(location)
    const wished = /<p class="cart-problem" role="alert">.*?<\/p>/.exec(page.text)?.[0] ?? ''
    expect(wished).toContain(soldOut)
    expect(wished).toContain('<a href="/shop/moss-bowl">Moss Bowl, M</a>, quantity 99')
    expect(linesOf(page)).toHaveLength(1)
    const gone = await ada.postForm('/cart/add', { ...form, itemId: 'gone' })
    expect((await ada.get(gone.headers.location ?? '')).text).not.toContain(', quantity ')
  })

  test('by script names the line too, with message, status and crumbFail', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const entryId = await idOfFirst(ada)
    const refused = await ada.write('PUT', `${entriesPath}/${entryId}`, { quantity: 51 })
    expect(refused.status).toBe(409)
    const failure = { message: soldOut, status: 409, crumbFail: false }
    expect(refused.json()).toEqual({ code: 'not-enough-stock', ...failure, entryId })
    const added = await shop.add(ada, 'BOWL-M', 51)
    expect(added.json()).toEqual({ code: 'not-enough-stock', ...failure })
  })

  test('cannot be made up by a link: what is not signed, old or of another shop is not shown', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const claims = { site: shop.siteId, message: 'Call 555-0100', entryId: '', quantity: '' }
    const { signingKey } = shop.context
    const later = shop.time.now + 60_000
    const good = signToken(signingKey, 'cart-notice', { ...claims, expiresAt: later })
    expect((await ada.get(`/cart?notice=${good}`)).text).toContain('Call 555-0100')
    for (const token of [
      signToken(new Uint8Array(32), 'cart-notice', { ...claims, expiresAt: later }),
      signToken(signingKey, 'cart-notice', { ...claims, expiresAt: shop.time.now - 1 }),
      signToken(signingKey, 'cart-notice', { ...claims, site: 'other', expiresAt: later }),
      signToken(signingKey, 'edit', { ...claims, expiresAt: later }),
      signToken(signingKey, 'cart-notice', { message: 'Call 555-0100' }),
      Buffer.from(JSON.stringify(claims)).toString('base64url'),
      'x'.repeat(10_000),
    ]) {
      const page = await ada.get(`/cart?notice=${token}`)
      expect(page.status).toBe(200)
      expect(page.text).not.toContain('555-0100')
    }
  })

  test('whose typed quantity is endless or full of marks is shown cut and escaped', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const entryId = await idOfFirst(ada)
    for (const quantity of ['"><script>alert(1)</script>', '😀'.repeat(5000)]) {
      const form = { entryId, quantity, do: 'change' }
      const { location = '' } = (await ada.postForm('/cart/entries', form)).headers
      const page = await ada.get(location)
      expect(page.text).toContain('Quantity must be a number.')
      expect(page.text).not.toContain('"><script>alert')
    }
  })
})

test.each(['/cart/entries', '/cart/add', '/cart/entries/'])(
  '%s, opened by hand, leads to the cart',
  async (path) => {
    const answer = await shop.visitor().get(path)
    expect([answer.status, answer.headers.location]).toEqual([303, '/cart'])
  },
)

describe('how many of a line can be asked for in the cart', () => {
  const hasField = async (visitor: Visitor) =>
    /name="quantity-[^"]+" type="number" inputmode="numeric" min="1" max="9999" step="1"/.test(
      linesOf(await visitor.get('/cart'))[0] ?? '',
    )

  test('is asked of goods, as on their own page, and not of a download', async () => {
    expect(await hasField(await shop.shopperWith('BOWL-M'))).toBe(true)
    expect(await hasField(await shop.shopperWith('GLAZE'))).toBe(false)
  })

  test('is not asked of the last one there is, unless the line holds more, to be lowered', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const bob = await shop.shopperWith('BOWL-M', 2)
    await shop.setStock('BOWL-S', 0)
    await shop.setStock('BOWL-M', 1)
    expect([await hasField(ada), await hasField(bob)]).toEqual([false, true])
    await shop.setStock('BOWL-S', 1)
    expect(await hasField(ada)).toBe(true)
  })

  test('is asked of a service only where the owner allows it', async () => {
    await shop.editBowls({ productType: ProductType.service })
    try {
      const ada = await shop.shopperWith('BOWL-M')
      const seen: boolean[] = []
      for (const multipleQuantityAllowedForServices of [false, true]) {
        await shop.perform('set-store-policies', {
          set: { multipleQuantityAllowedForServices },
        })
        seen.push(await hasField(ada))
      }
      expect(seen).toEqual([false, true])
    } finally {
      await shop.editBowls({ productType: ProductType.physical })
    }
  })

  test('is told to templates, for their forms without script', async () => {
    const asks = async (product: string) =>
      (await shop.visitor().get(`/shop/${product}?format=json`)).json<{
        item: { offersQuantity: boolean }
      }>().item.offersQuantity
    expect(await asks('moss-bowl')).toBe(true)
    expect(await asks('glaze-recipes')).toBe(false)
  })
})
