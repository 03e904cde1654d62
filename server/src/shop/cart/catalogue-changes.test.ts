import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openCartShop, type CartShop } from './testing/open-cart-shop.ts'
import { questionsAsked } from './testing/questions-asked.ts'

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
})

const setVisibility = (visibility: 'live' | 'draft') =>
  shop.perform('edit-product', { itemId: shop.bowlId, set: { visibility } })

type Seen = { readonly subtotalCents: number; readonly entries: readonly { fullUrl: string }[] }

const cartOf = async (visitor: ReturnType<CartShop['visitor']>) =>
  (await visitor.get('/api/commerce/shopping-cart')).json<Seen>()

describe('what the owner changes while shoppers have carts', () => {
  test('a price counts at once, for what is added and for what was there', async () => {
    const ada = await shop.shopperWith('BOWL-M', 2)
    await shop.priceBowls(700, async () => {
      expect((await cartOf(ada)).subtotalCents).toBe(1400)
      const added = await shop.add(ada, 'BOWL-S')
      expect(added.json<{ shoppingCart: Seen }>().shoppingCart.subtotalCents).toBe(2100)
    })
    const again = await shop.add(ada, 'BOWL-S')
    expect(again.json<{ shoppingCart: Seen }>().shoppingCart).toEqual(await cartOf(ada))
  })

  test('what is hidden can neither be added nor counted, until it is shown again', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const before = await cartOf(ada)
    await setVisibility('draft')
    try {
      expect((await shop.add(ada, 'BOWL-M')).status).toBe(404)
      expect((await cartOf(ada)).subtotalCents).toBe(0)
      const stock = await ada.get(`/api/commerce/inventory/stock/?itemId=${shop.bowlId}`)
      expect(stock.json()).toEqual({ results: [] })
    } finally {
      await setVisibility('live')
    }
    expect(await cartOf(ada)).toEqual(before)
    expect((await shop.add(ada, 'BOWL-M')).status).toBe(200)
  })

  test('an entry leads to where its shop page has moved', async () => {
    const ada = await shop.shopperWith('BOWL-M')
    const site = shop.context.database.dbFor(shop.siteId)
    const [page] = (await listDocuments(site, 'collection')).filter(
      ({ body }) => body.typeName === 'products',
    )
    const urlId = page?.body.urlId ?? ''
    const move = (to: string) =>
      shop.perform('rename-page', { collectionId: page?.id, set: { title: 'Shop', urlId: to } })
    await move('workshop')
    try {
      expect((await cartOf(ada)).entries[0]?.fullUrl).toMatch(/^\/workshop\//)
    } finally {
      await move(urlId)
    }
  })

  test('a cart of several products asks no more questions than a cart of one', async () => {
    // Of what a change made old a cart asks more than of what is kept, so each try makes it old.
    let changes = 0
    const questionsFor = async (visitor: ReturnType<CartShop['visitor']>) => {
      const before = () =>
        shop.perform('set-style', { set: { customCss: `p { order: ${++changes} }` } })
      return questionsAsked(shop.context.database.pool, { before, request: () => cartOf(visitor) })
    }
    const ada = await shop.shopperWith('BOWL-M')
    const one = await questionsFor(ada)
    await shop.add(ada, 'BOWL-S')
    await shop.add(ada, 'GLAZE')
    expect(await questionsFor(ada)).toBe(one)
    expect(one).toBeGreaterThan(1)
  })

  test('changes that come one after the other do not get in the way of adds', async () => {
    const shoppers = await Promise.all([1, 2, 3, 4].map(() => shop.shopperWith('BOWL-M')))
    let adding = shoppers.length
    const edits = async () => {
      for (let turn = 0; adding > 0 && turn < 50; turn++) {
        await shop.perform('set-style', { set: { customCss: `p { order: ${turn} }` } })
      }
    }
    const adds = async (shopper: (typeof shoppers)[number]) => {
      const statuses: number[] = []
      for (let turn = 0; turn < 5; turn++) statuses.push((await shop.add(shopper, 'BOWL-M')).status)
      adding -= 1
      return statuses
    }
    const [sent] = await Promise.all([Promise.all(shoppers.map(adds)), edits()])
    expect(sent.flat()).toEqual(Array.from({ length: 20 }, () => 200))
  })
})
