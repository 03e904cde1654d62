import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { StoredDocument } from '@vitrine/rules/ground/documents/document.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import {
  buy,
  buyer,
  accepted,
  hiddenFieldsOf,
  openShop,
  type TestShop,
} from './shop/checkout/testing/open-shop.ts'
import type { TestResponse, Visitor } from './testing/http-client.ts'
import { startSecondServer, type SecondServer } from './testing/start-second-server.ts'

let shop: TestShop
let second: SecondServer
let owners: readonly [Visitor, Visitor]

beforeAll(async () => {
  shop = await openShop()
  second = await startSecondServer(shop)
  owners = [await shop.owner(), await second.owner()]
})
afterAll(async () => {
  await second.close()
  await shop.close()
})
beforeEach(async () => {
  await shop.setStock('BOWL-S', 50)
  await shop.setStock('BOWL-M', 50)
  aSecondPasses()
})

/** How old what a server knows of a site may be. */
const aSecondPasses = () => void (shop.time.now += 1001)
const base = () => `/api/editor/sites/${shop.siteId}`
const bowlId = () => shop.goods.get('BOWL-M')?.itemId ?? ''

const act = (owner: Visitor, action: string, input: object) =>
  owner.write('POST', `${base()}/actions`, { action, input })

async function done(answer: Promise<TestResponse>): Promise<ChangeReply> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(text)
  return JSON.parse(text) as ChangeReply
}

async function itemNow(owner: Visitor, id: string): Promise<StoredDocument<'item'>['body']> {
  const found = await owner.get(`${base()}/documents/item/${id}`)
  return found.json<StoredDocument<'item'>>().body
}

async function titleAt(visitor: Visitor): Promise<string> {
  const page = await visitor.get('/shop/moss-bowl?format=json')
  return page.json<{ item: { title: string } }>().item.title
}

const statusesOf = (answers: readonly TestResponse[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other)

type SeenList = { id: string; itemCount: number; categories: string[]; tags: string[] }

/** The journal as visitors of the second server see it. */
async function journalNow(): Promise<SeenList> {
  const page = await second.visitor().get('/journal?format=json')
  return page.json<{ collection: SeenList }>().collection
}

type SeenCart = { readonly totalQuantity: number; readonly subtotalCents: number }
const cartOf = async (visitor: Visitor) =>
  (await visitor.get('/api/commerce/shopping-cart')).json<SeenCart>()

describe('what an owner does at one server', () => {
  test('visitors of the other see within a second, on every page that shows it', async () => {
    const there = second.visitor()
    const places = ['/shop', '/shop?category=Bowls', '/shop/moss-bowl', '/search?q=bowl']
    for (const place of places) expect((await there.get(place)).text).not.toContain('Fern Bowl')
    await done(act(owners[0], 'edit-product', { itemId: bowlId(), set: { title: 'Fern Bowl' } }))
    expect(await titleAt(shop.visitor())).toBe('Fern Bowl')
    aSecondPasses()
    for (const place of places) expect((await there.get(place)).text).toContain('Fern Bowl')
    await done(owners[1].write('POST', `${base()}/undo`))
    aSecondPasses()
    for (const visitor of [shop.visitor(), there]) expect(await titleAt(visitor)).toBe('Moss Bowl')
  })

  test('is what people who edit at the other see at once', async () => {
    await owners[1].get(`${base()}/documents/item/${bowlId()}`)
    await done(
      act(owners[0], 'edit-product', { itemId: bowlId(), set: { excerpt: '<p>New.</p>' } }),
    )
    expect((await itemNow(owners[1], bowlId())).excerpt).toBe('<p>New.</p>')
  })

  test('counts and words of lists follow at the other', async () => {
    const there = second.visitor()
    const before = await journalNow()
    const post = { collectionId: before.id, title: 'Raku', tags: ['smoke'] }
    const added = await done(act(owners[0], 'add-item', post))
    aSecondPasses()
    const after = await journalNow()
    expect(after.itemCount).toBe(before.itemCount + 1)
    expect(after.tags).toEqual([...before.tags, 'smoke'])
    const itemId = added.changed[0]?.id ?? ''
    const publishOn = shop.time.now + 60_000
    await done(act(owners[1], 'set-post-state', { itemId, state: PostState.draft }))
    await done(act(owners[0], 'set-post-state', { itemId, state: PostState.scheduled, publishOn }))
    aSecondPasses()
    expect(await journalNow()).toEqual(before)
    shop.time.now = publishOn
    for (const visitor of [there, shop.visitor()]) {
      expect((await visitor.get('/journal?tag=smoke')).text).toContain('Raku')
    }
  })
})

describe('owners at both servers at the same moment', () => {
  test('lose no edit of different fields, documents or lists', async () => {
    const [first, other] = owners
    const before = await journalNow()
    const turns = Array.from({ length: 8 }, (_, turn) => turn)
    const work = turns.flatMap((turn) => [
      act(first, 'edit-product', { itemId: bowlId(), set: { title: `Bowl ${turn}` } }),
      act(other, 'edit-product', { itemId: bowlId(), set: { tags: [`tag ${turn}`] } }),
      act(turn % 2 === 0 ? first : other, 'add-item', {
        collectionId: before.id,
        title: `Post ${turn}`,
        categories: [`Kind ${turn}`],
      }),
    ])
    const changes = await Promise.all(work.map(done))
    expect(new Set(changes.map(({ sequence }) => sequence)).size).toBe(work.length)
    const bowl = await itemNow(first, bowlId())
    expect([bowl.title, bowl.tags.length]).toEqual([expect.stringMatching(/^Bowl \d+$/), 1])
    aSecondPasses()
    const after = await journalNow()
    expect(after.itemCount).toBe(before.itemCount + turns.length)
    const kinds = turns.map((turn) => `Kind ${turn}`)
    expect(after.categories.toSorted()).toEqual([...before.categories, ...kinds].toSorted())
    for (const [index] of work.entries()) {
      await done((index % 2 === 0 ? first : other).write('POST', `${base()}/undo`))
    }
    aSecondPasses()
    expect(await journalNow()).toEqual(before)
  })

  test('who both change one field: one is kept, the other is shown both', async () => {
    const seen = { title: (await itemNow(owners[0], bowlId())).title }
    const answers = await Promise.all(
      owners.map((owner, index) =>
        act(owner, 'edit-product', { itemId: bowlId(), set: { title: `Owner ${index}` }, seen }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
    const kept = answers.findIndex(({ status }) => status === 200)
    expect(answers[1 - kept]?.json()).toMatchObject({
      code: 'fields-changed',
      conflicts: [{ field: 'title', yours: `Owner ${1 - kept}`, theirs: `Owner ${kept}` }],
    })
    await done(act(owners[1 - kept] ?? owners[0], 'edit-product', { itemId: bowlId(), set: seen }))
  })
})

describe('shoppers of both servers', () => {
  const inCart = async (server: Pick<SecondServer, 'visitor'>, sku: string): Promise<Visitor> => {
    const visitor = server.visitor()
    expect((await shop.add(visitor, sku)).status).toBe(200)
    return visitor
  }

  test('never both get the last piece', async () => {
    for (let round = 0; round < 5; round++) {
      await shop.setStock('BOWL-M', 1)
      aSecondPasses()
      const shoppers = [await inCart(shop, 'BOWL-M'), await inCart(second, 'BOWL-M')]
      const orders = await shop.orderCount()
      const answers = await Promise.all(shoppers.map((shopper) => buy(shopper)))
      expect(statusesOf(answers)).toEqual([303, 409])
      expect(answers.find(({ status }) => status === 409)?.text).toContain(
        'Sorry, we do not have enough of that item available.',
      )
      expect([await shop.stockOf('BOWL-M'), await shop.orderCount()]).toEqual([0, orders + 1])
    }
  })

  test('see within a second that the other has sold out', async () => {
    await shop.setStock('BOWL-M', 1)
    aSecondPasses()
    const stockThere = async () => {
      const page = await second.visitor().get('/shop/moss-bowl?format=json')
      type Seen = { item: { variants: { sku: string; qtyInStock: number }[] } }
      return page.json<Seen>().item.variants.find(({ sku }) => sku === 'BOWL-M')?.qtyInStock
    }
    expect(await stockThere()).toBe(1)
    expect((await buy(await inCart(shop, 'BOWL-M'))).status).toBe(303)
    aSecondPasses()
    expect(await stockThere()).toBe(0)
    expect((await shop.add(second.visitor(), 'BOWL-M')).status).toBe(409)
  })

  test('keep their cart, their checkout and their order from one to the other', async () => {
    const here = await inCart(shop, 'BOWL-S')
    const there = second.goesOn(here)
    expect(await cartOf(there)).toEqual(await cartOf(here))
    await shop.add(there, 'BOWL-S')
    expect((await cartOf(here)).totalQuantity).toBe(2)
    const hidden = hiddenFieldsOf(await here.get('/checkout'))
    const ordered = await there.postForm('/checkout', { ...hidden, ...buyer, ...accepted })
    expect(ordered.status).toBe(303)
    const confirmed = await here.get(ordered.headers.location ?? '')
    expect([confirmed.status, confirmed.text.includes('Moss Bowl')]).toEqual([200, true])
    expect((await cartOf(here)).totalQuantity).toBe(0)
  })

  test('pay once when one form is sent to both', async () => {
    const here = await inCart(shop, 'BOWL-S')
    const there = second.goesOn(here)
    const orders = await shop.orderCount()
    const form = { ...hiddenFieldsOf(await here.get('/checkout')), ...buyer, ...accepted }
    const answers = await Promise.all([here, there].map((one) => one.postForm('/checkout', form)))
    const led = answers.filter(({ status }) => status === 303)
    expect(new Set(led.map(({ headers }) => headers.location)).size).toBe(1)
    expect(await shop.orderCount()).toBe(orders + 1)
    expect(await shop.stockOf('BOWL-S')).toBe(49)
  })

  test('never pay a price that the owner has changed at the other, not even at once', async () => {
    const there = await inCart(second, 'BOWL-S')
    const form = { ...hiddenFieldsOf(await there.get('/checkout')), ...buyer, ...accepted }
    const { product } = await itemNow(owners[0], bowlId())
    const variants = (product?.variants ?? []).map((one) => ({ ...one, priceCents: 9900 }))
    await done(act(owners[0], 'edit-product', { itemId: bowlId(), set: { variants } }))
    const orders = await shop.orderCount()
    const refused = await there.postForm('/checkout', form)
    expect([refused.status, refused.text.includes('$99.00')]).toEqual([409, true])
    expect(await shop.orderCount()).toBe(orders)
    await done(owners[1].write('POST', `${base()}/undo`))
    expect((await buy(there)).status).toBe(303)
  })
})
