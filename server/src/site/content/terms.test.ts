import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangeReply, DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { TermsReply } from '@vitrine/rules/site/content/terms-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { itemDocument } from '@vitrine/rules/ground/changes/testing/perform-on.ts'
import { rowsLookedAtDuring } from '../../testing/rows-looked-at.ts'
import { insertDocuments } from '../../ground/documents/document-rows.ts'
import { listItemPage } from '../../ground/documents/list-items.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string
let journal: string
let goods: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const { documents } = (await owner.get(`${base}/documents?kind=collection`)).json<
    DocumentsReply<'collection'>
  >()
  const idOf = (urlId: string) => documents.find(({ body }) => body.urlId === urlId)?.id ?? ''
  journal = idOf('journal')
  goods = idOf('shop')
})
afterAll(() => shop.close())

async function act(who: Visitor, action: string, input: object) {
  const done = await who.write('POST', `${base}/actions`, {
    action,
    input,
    bodies: true,
  })
  shop.time.now += 1001
  return done
}

const change = (what: object, who = owner, collectionId = journal) =>
  act(who, 'edit-terms', { collectionId, sort: 'tag', change: what })

async function terms(collectionId = journal, sort = 'tag'): Promise<Record<string, number>> {
  const answer = await owner.get(`${base}/terms?collectionId=${collectionId}&sort=${sort}`)
  return Object.fromEntries(answer.json<TermsReply>().terms.map(({ word, count }) => [word, count]))
}

async function bodies(): Promise<string> {
  const items = await listDocuments(shop.context.database.dbFor(shop.siteId), 'item')
  return JSON.stringify(items.map(({ id, body }) => [id, body]))
}

it('a list of 3,000 posts gets another name for a tag in one change, which one undo takes back', async () => {
  const site = shop.context.database.dbFor(shop.siteId)
  const [one] = await listDocuments(site, 'item')
  if (one === undefined) throw new Error('no item')
  const many = Array.from({ length: 3000 }, (_, number) => ({
    kind: 'item' as const,
    id: `many-${String(number).padStart(4, '0')}`,
    revision: one.revision,
    body: {
      ...one.body,
      collectionId: journal,
      product: null,
      urlId: `many-${number}`,
      tags: number % 2 === 0 ? ['Kiln news', 'Rose'] : ['Kiln news'],
    },
  }))
  await shop.context.database.transact(shop.siteId, (inside) => insertDocuments(inside, many))
  const before = await bodies()
  const known = await terms()
  expect(known).toMatchObject({ 'Kiln news': 3000, Rose: 1500 })
  const done = await change({ kind: 'rename', word: 'Kiln news', to: 'From the kiln' })
  expect(done.status).toBe(200)
  const reply = done.json<ChangeReply>()
  // and the page, which remembers the former name
  expect(reply.changed).toHaveLength(3001)
  expect(reply.documents).toBeUndefined()
  expect(await terms()).toEqual({
    ...Object.fromEntries(Object.entries(known).filter(([word]) => word !== 'Kiln news')),
    'From the kiln': 3000,
  })
  const visitor = shop.visitor()
  expect((await visitor.get('/journal?tag=From%20the%20kiln')).status).toBe(200)
  expect((await visitor.get('/journal?tag=Kiln%20news')).status).toBe(301)
  expect((await change({ kind: 'merge', word: 'From the kiln', into: 'Rose' })).status).toBe(200)
  expect(await terms()).toMatchObject({ Rose: 3000 })
  expect((await change({ kind: 'remove', word: 'Rose' })).status).toBe(200)
  for (let steps = 0; steps < 3; steps++) {
    expect((await owner.write('POST', `${base}/undo`, { bodies: true })).status).toBe(200)
  }
  expect(await bodies()).toBe(before)
  expect(await terms()).toEqual(known)
})

it('a link by the former name of a tag leads to its present one, as long as nothing is called so', async () => {
  const visitor = shop.visitor()
  const leadsTo = async (address: string) => {
    const { status, headers } = await visitor.get(address)
    return status === 301 ? headers['location'] : status
  }
  await change({ kind: 'rename', word: 'Kiln news', to: 'Kiln & more' })
  expect(await leadsTo('/journal?tag=Kiln%20news&format=json')).toBe(
    '/journal?tag=Kiln+%26+more&format=json',
  )
  expect(await leadsTo('/journal?tag=Kiln%20%26%20more')).toBe(200)
  await change({ kind: 'rename', word: 'Kiln & more', to: 'Firings' })
  expect(await leadsTo('/journal?tag=Kiln%20news')).toBe('/journal?tag=Firings')
  await act(owner, 'edit-item', { itemId: 'many-0001', set: { tags: ['Kiln news'] } })
  expect(await leadsTo('/journal?tag=Kiln%20news')).toBe(200)
  for (let steps = 0; steps < 3; steps++) await owner.write('POST', `${base}/undo`, {})
  shop.time.now += 1001
  expect(await leadsTo('/journal?tag=Kiln%20news')).toBe(200)
  expect(await leadsTo('/journal?tag=Firings')).toBe(404)
})

it('who typed other tags of an item meanwhile is shown both', async () => {
  const id = 'many-0001'
  const seen = { tags: ['Kiln news'] }
  await change({ kind: 'rename', word: 'Kiln news', to: 'News' })
  const input = { itemId: id, set: { tags: ['Kiln news', 'Ash'] }, seen }
  const refused = await act(owner, 'edit-item', input)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('"theirs":["News"]')
  await owner.write('POST', `${base}/undo`, {})
})

it('a summary that shows the posts of a tag follows it, and so does its draft', async () => {
  const layouts = () => listDocuments(shop.context.database.dbFor(shop.siteId), 'layout')
  const page = (await layouts()).find(({ id }) => id.startsWith('page-'))
  const filter = { category: '', tag: 'Rose', featured: false }
  const query = { collectionId: journal, filter, pageSize: 3 }
  const blocks = [{ id: 'summary', type: 55, value: { query } }]
  const rows = [{ columns: [{ span: 12, blocks, rows: [] }] }]
  const saved = { layoutId: page?.id, layout: { columns: 12, rows } }
  expect((await act(owner, 'save-layout', saved)).status).toBe(200)
  expect((await change({ kind: 'rename', word: 'Rose', to: 'Rosy' })).status).toBe(200)
  const after = JSON.stringify(await layouts())
  expect(after).toContain('"tag":"Rosy"')
  expect(after).not.toContain('"tag":"Rose"')
  await owner.write('POST', `${base}/undo`, {})
  expect(JSON.stringify(await layouts())).toContain('"tag":"Rose"')
})

it('a tag that a page keeps ready is listed before any item has it', async () => {
  expect((await change({ kind: 'add', word: 'Wood firing' })).status).toBe(200)
  expect(await terms()).toMatchObject({ 'Wood firing': 0 })
  const twice = await change({ kind: 'add', word: ' wood  FIRING ' })
  expect(twice.status).toBe(409)
  expect(twice.json()).toMatchObject({
    message: 'This tag already exists',
    fields: { word: 'This tag already exists' },
  })
})

it('the list of a category shows what is filed below it too, each item once, on every page of it', async () => {
  const add = (title: string, ...categories: string[]) =>
    act(owner, 'add-item', { collectionId: journal, title, categories })
  await add('Top', 'Table')
  await add('Both', 'Cups', 'Espresso')
  await add('Deep', 'Espresso')
  await add('Else', 'Lamps')
  const edit = (what: object) =>
    act(owner, 'edit-terms', { collectionId: journal, sort: 'category', change: what })
  for (const [word, under] of [
    ['Espresso', 'Cups'],
    ['Cups', 'Table'],
    ['Table', 'Wares'],
  ]) {
    if (under === 'Wares') await edit({ kind: 'add', word: under })
    expect((await edit({ kind: 'nest', word, under })).status).toBe(200)
  }
  type Listed = {
    items: { title: string }[]
    collection: { categories: string[] }
    nestedCategories: object
  }
  const read = async (category: string) => {
    const reply = await shop.visitor().get(`/journal?format=json&category=${category}`)
    return reply.status === 200 ? reply.json<Listed>() : undefined
  }
  const titles = async (category: string) =>
    (await read(category))?.items.map(({ title }) => title).toSorted()
  expect(await titles('Table')).toEqual(['Both', 'Deep', 'Top'])
  expect(await titles('Cups')).toEqual(['Both', 'Deep'])
  expect(await titles('Espresso')).toEqual(['Both', 'Deep'])
  // no item has it, but what lies below it
  expect(await titles('Wares')).toEqual(['Both', 'Deep', 'Top'])
  expect(await titles('Nowhere')).toBeUndefined()
  const site = shop.context.database.dbFor(shop.siteId)
  const seen: string[] = []
  let after: { value: number; id: string } | null | undefined
  while (after !== null) {
    const request = { collectionId: journal, order: 'newest-first', limit: 2 } as const
    const orCategories = ['Cups', 'Espresso']
    const page = await listItemPage(site, { ...request, category: 'Table', orCategories, after })
    seen.push(...page.items.map(({ body }) => body.title))
    after = page.next
  }
  expect(seen).toEqual(['Deep', 'Both', 'Top'])
  const page = await read('Cups')
  expect(page?.collection.categories).toContain('Wares')
  expect(page?.nestedCategories).toMatchObject({
    categories: expect.arrayContaining([
      expect.objectContaining({
        name: 'Wares',
        open: true,
        active: false,
        children: [
          expect.objectContaining({
            name: 'Table',
            children: [
              expect.objectContaining({
                name: 'Cups',
                active: true,
                fullUrl: '/journal?category=Cups',
                children: [expect.objectContaining({ name: 'Espresso', open: false })],
              }),
            ],
          }),
        ],
      }),
    ]) as unknown,
  })
  await edit({ kind: 'rename', word: 'Wares', to: 'Goods' })
  const moved = await shop.visitor().get('/journal?category=Wares')
  expect([moved.status, moved.headers['location']]).toEqual([301, '/journal?category=Goods'])
  expect(await titles('Goods')).toEqual(['Both', 'Deep', 'Top'])
})

it('words in other letters than these are told apart as people do', async () => {
  expect((await change({ kind: 'add', word: 'ÉLAN' })).status).toBe(200)
  await act(owner, 'edit-item', { itemId: 'many-0002', set: { tags: ['Größe'] } })
  expect((await change({ kind: 'add', word: 'GRÖßE' })).status).toBe(409)
  expect((await change({ kind: 'add', word: 'e\u0301lan' })).status).toBe(409)
})

it('nobody changes words without the right, of another site, or by sending nonsense', async () => {
  const add = { kind: 'add', word: 'Mine' }
  const keeper = await shop.person('keeper@fern.example', [Role.storeManager])
  const viewer = await shop.person('viewer@fern.example', [Role.viewer])
  const billing = await shop.person('billing@fern.example', [Role.billing])
  expect((await change(add, keeper)).status).toBe(403)
  const ofProducts = { collectionId: goods, sort: 'category', change: add }
  expect((await act(viewer, 'edit-product-terms', ofProducts)).status).toBe(403)
  expect((await act(keeper, 'edit-product-terms', ofProducts)).status).toBe(200)
  const asked = `${base}/terms?collectionId=${goods}&sort=category`
  expect((await billing.get(asked)).status).toBe(403)
  expect((await shop.visitor().get(asked)).status).not.toBe(200)
  for (const what of [
    { kind: 'add', word: '' },
    { kind: 'add', word: 'x'.repeat(51) },
    { kind: 'add', word: '\u0000 ' },
    { kind: 'rename', word: 'Rose', to: ['Ash'] },
    { kind: 'explode', word: 'Rose' },
    null,
  ]) {
    expect((await change(what as object)).status).toBe(400)
  }
  expect((await change(add, owner, 'no-such-page')).status).toBe(404)
  expect((await owner.get(`${base}/terms?collectionId=x&sort=starred`)).status).toBe(400)
  expect(await terms('no-such-page')).toEqual({})
})

it('a link by a former name looks at as many rows, however many words a page has', async () => {
  const site = shop.context.database.dbFor(shop.siteId)
  const filed = (number: number) =>
    itemDocument(`filed-${number}`, {
      collectionId: journal,
      urlId: `filed-${number}`,
      tags: [`word ${number}`],
    })
  await insertDocuments(site, [filed(0)])
  await change({ kind: 'rename', word: 'word 0', to: 'The first' })
  const visitor = shop.visitor()
  const look = async () => {
    const { status, headers } = await visitor.get('/journal?tag=word%200')
    expect([status, headers.location]).toEqual([301, '/journal?tag=The+first'])
  }
  await look()
  const before = await rowsLookedAtDuring(look)
  await insertDocuments(
    site,
    Array.from({ length: 400 }, (_, at) => filed(at + 1)),
  )
  const rows = await rowsLookedAtDuring(look)
  expect([rows > 0, rows <= before + 20]).toEqual([true, true])
})
