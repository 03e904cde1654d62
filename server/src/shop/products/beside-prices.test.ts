import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCartShop, type CartShop } from '../cart/testing/open-cart-shop.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
  await shop.perform('set-site-details', { set: { language: 'de-DE' } })
})
afterAll(() => shop.close())

async function pageOfBowl(): Promise<string> {
  // pages follow a change within a second
  shop.time.now += 1500
  return (await shop.visitor().get('/shop/moss-bowl')).text
}

/** Each element with a class, without tags of what stands in it. */
const textsOf = (page: string, className: string): string[] =>
  [...page.matchAll(new RegExp(`<div class="${className}">(.*?)</div>`, 'g'))].map(([, html]) =>
    String(html)
      .replaceAll(/<[^a/][^>]*>|<\/span>/g, '')
      .replaceAll(/\s/g, ' '),
  )

describe('beside a price', () => {
  test('stands what a kilogram costs, from the lowest, once the contents are typed', async () => {
    expect(await pageOfBowl()).not.toContain('product-unit-price')
    const { variants } = await shop.bowlsNow()
    const contents = variants.map(({ id }, at) => ({
      id,
      set: { content: 250 * (at + 1) },
      seen: {},
    }))
    const edit = { itemId: shop.bowlId, set: { contentUnit: 'g' }, seen: {}, variants: contents }
    await shop.perform('edit-product', edit)
    const page = await pageOfBowl()
    // 20.00 for 250 g, and 25.00, on sale, for 500 g
    expect(textsOf(page, 'product-unit-price')).toEqual(['ab 50,00 $ / kg'])
    expect(page).toContain('&quot;unitPricePer&quot;:&quot;kg&quot;')
    await shop.perform('edit-product', { ...edit, set: { contentUnit: 'none' }, variants: [] })
    expect(await pageOfBowl()).not.toContain('product-unit-price')
  })

  test('stand tax and shipping as the shop takes them, where it says so', async () => {
    expect(await pageOfBowl()).not.toContain('product-price-note')
    await shop.perform('set-price-note', {
      set: { isShown: true, shippingPage: '/versand' },
      seen: {},
    })
    const withLink = 'zzgl. <a href="/versand">Versand</a>'
    expect(textsOf(await pageOfBowl(), 'product-price-note')[0]).toBe(withLink)
    const rates = [{ name: 'MwSt.', standardPpm: 190_000, reducedPpm: 70_000 }]
    const place = { country: 'DE', region: '', postcodes: [], rates }
    await shop.perform('put-tax-place', { id: 'de', place, seen: null })
    await shop.perform('set-taxes', { set: { prices: 'included' }, seen: {} })
    expect(textsOf(await pageOfBowl(), 'product-price-note')[0]).toBe(`inkl. MwSt., ${withLink}`)
    // in a list a card may be a link, which can hold none
    const list = await shop.visitor().get('/shop')
    expect(textsOf(list.text, 'product-price-note')).toContain('inkl. MwSt., zzgl. Versand')
    const taxClass = (of: string) =>
      shop.perform('edit-product', { itemId: shop.bowlId, set: { taxClass: of }, seen: {} })
    await taxClass('none')
    expect(textsOf(await pageOfBowl(), 'product-price-note')[0]).toBe(withLink)
    await taxClass('standard')
    const where = { line1: '2 Wharf Street', city: 'Portland', region: 'ME', postalCode: '04101' }
    const workshop = { name: 'Workshop', ...where, country: 'US', note: '' }
    await shop.perform('put-pickup-place', { id: 'kiln', place: workshop, seen: null })
    await shop.perform('set-pickup-only', { only: true })
    expect(textsOf(await pageOfBowl(), 'product-price-note')[0]).toBe('inkl. MwSt.')
    await shop.perform('set-pickup-only', { only: false })
    await shop.perform('set-shipping', { set: { priceCents: 0 }, currency: 'USD' })
    expect(textsOf(await pageOfBowl(), 'product-price-note')[0]).toBe('inkl. MwSt.')
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'shipping'])(
    'the word shipping never leads to %s',
    async (shippingPage) => {
      const wish = shop.perform('set-price-note', { set: { shippingPage }, seen: {} })
      await expect(wish).rejects.toThrow('Please enter an address of this site, such as /shipping.')
    },
  )
})
