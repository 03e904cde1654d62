import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  ChangeReply,
  DocumentReply,
  DocumentsReply,
  HistoryReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { openShop, type TestShop } from '../checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string
let shopPage: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const shops = (await pages()).filter(({ body }) => body.type === CollectionType.products)
  shopPage = shops[0]?.id ?? ''
})
afterAll(() => shop.close())

let count = 0
let id: string
beforeEach(() => {
  count += 1
  id = `abcdef${count.toString(16).padStart(18, '0')}`
})

const act = (action: string, input: object, at = base) =>
  owner.write('POST', `${at}/actions`, { action, input })
const pages = async () =>
  (await owner.get(`${base}/documents?kind=collection`)).json<DocumentsReply<'collection'>>()
    .documents
const items = async () =>
  (await owner.get(`${base}/documents?kind=item&limit=500`)).json<DocumentsReply<'item'>>()
    .documents
const menu = async (at = base) =>
  (await owner.get(`${at}/documents/navigation/mainNavigation`)).json<DocumentReply<'navigation'>>()
    .body.items
const history = async () => (await owner.get(`${base}/history`)).json<HistoryReply>()
const travel = async (direction: 'undo' | 'redo', expectedTarget: number) =>
  (await owner.write('POST', `${base}/${direction}`, { expectedTarget })).status

function productNamed(title: string) {
  const product = { variants: [{ sku: '', attributes: {}, priceCents: 1200 }] }
  return { itemId: id, collectionId: shopPage, title, visibility: 'draft', product }
}

/** What an owner adds, by the action; `titles` are those of what stands. */
const adds = {
  'add-product': {
    wish: productNamed,
    titles: async () => (await items()).map(({ body }) => body.title),
  },
  'add-page': {
    wish: (title: string) => ({ collectionId: id, title, navigationId: 'mainNavigation' }),
    titles: async () => (await pages()).map(({ body }) => body.title),
  },
  'add-navigation-link': {
    wish: (title: string) => ({
      navigationId: 'mainNavigation',
      itemId: id,
      title,
      url: '/friends',
    }),
    titles: async () =>
      (await menu()).flatMap((line) => (line.kind === 'external-link' ? [line.title] : [])),
  },
} as const

describe.each(Object.entries(adds))('%s', (action, { wish, titles }) => {
  const standing = async (title: string) => (await titles()).filter((one) => one === title).length

  it('adds once what is asked for twice under one id, and history tells of one', async () => {
    const title = `Twice ${id}`
    const first = await act(action, wish(title))
    const { sequence, changed } = first.json<ChangeReply>()
    expect([first.status, changed.length > 0]).toEqual([200, true])
    const again = await act(action, wish(title))
    expect([again.status, again.json()]).toEqual([200, { sequence, changed: [] }])
    expect([await standing(title), (await history()).changes[0]?.sequence]).toEqual([1, sequence])
  })

  it('adds once what is asked for twice at the same time', async () => {
    const title = `At once ${id}`
    const answers = await Promise.all([act(action, wish(title)), act(action, wish(title))])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await standing(title)).toBe(1)
  })

  it('is undone and redone, and what is back is not added again', async () => {
    const title = `Back ${id}`
    const { sequence } = (await act(action, wish(title))).json<ChangeReply>()
    expect([await travel('undo', sequence), await standing(title)]).toEqual([200, 0])
    expect([await travel('redo', sequence), await standing(title)]).toEqual([200, 1])
    const again = await act(action, wish(title))
    expect([again.status, await standing(title)]).toEqual([200, 1])
  })

  it('adds what was undone, where it is asked for again', async () => {
    const title = `Anew ${id}`
    const { sequence } = (await act(action, wish(title))).json<ChangeReply>()
    await travel('undo', sequence)
    expect((await act(action, wish(title))).status).toBe(200)
    expect(await standing(title)).toBe(1)
  })

  it('refuses other words under the id of what stands, and writes nothing over it', async () => {
    const title = `First ${id}`
    await act(action, wish(title))
    const other = await act(action, wish(`Other ${id}`))
    expect([other.status, other.json()['code']]).toEqual([409, 'added-already'])
    expect([await standing(title), await standing(`Other ${id}`)]).toEqual([1, 0])
  })

  it('refuses an id that is none', async () => {
    const field = action === 'add-page' ? 'collectionId' : 'itemId'
    for (const wrong of ['', 'vase', id.toUpperCase(), `${id}0`, '../../../etc/passwd', 7, null]) {
      const refused = await act(action, { ...wish('Wrong'), [field]: wrong })
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.json()['fields'] as object)).toEqual([field])
    }
    expect(await standing('Wrong')).toBe(0)
  })
})

describe('the id of something else', () => {
  it('adds no product in the place of a post of the same title', async () => {
    const journal = (await pages()).find(({ body }) => body.type === CollectionType.generic)
    const title = `Post ${id}`
    const post = { collectionId: journal?.id, title }
    const { changed } = (await act('add-item', post)).json<ChangeReply>()
    const itemId = changed[0]?.id ?? ''
    const refused = await act('add-product', { ...productNamed(title), itemId })
    expect([refused.status, refused.json()['code']]).toEqual([409, 'added-already'])
    const stands = (await items()).find((one) => one.id === itemId)
    expect(stands?.body).toMatchObject({ title, collectionId: journal?.id, product: null })
  })

  it('adds no link in the place of a page in the menu', async () => {
    const [line] = (await menu()).filter(({ kind }) => kind === 'collection')
    const link = { navigationId: 'mainNavigation', title: 'A', url: '/a', itemId: line?.id }
    const refused = await act('add-navigation-link', link)
    expect([refused.status, refused.json()['code']]).toEqual([409, 'added-already'])
    expect(await menu()).toContainEqual(line)
  })

  it('of another site adds here what is asked for, and neither tells of that nor changes it', async () => {
    const made = await owner.write('POST', '/api/editor/sites', {
      name: 'second',
      starter: 'small-shop',
    })
    const other = `/api/editor/sites/${made.json<{ siteId: string }>().siteId}`
    const page = { collectionId: id, title: 'Theirs', typeName: 'page' }
    expect((await act('add-page', page, other)).status).toBe(200)
    const here = await act('add-page', { ...page, title: 'Ours' })
    expect(here.status).toBe(200)
    const titles = await Promise.all(
      [base, other].map(async (at) => {
        const reply = await owner.get(`${at}/documents/collection/${id}`)
        return reply.json<DocumentReply<'collection'>>().body.title
      }),
    )
    expect(titles).toEqual(['Ours', 'Theirs'])
  })
})
