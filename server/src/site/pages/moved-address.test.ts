import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { openLockedShop, type LockedShop } from '../../testing/open-locked-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: LockedShop
let owner: Visitor
let base: string
let posts = 0

beforeAll(async () => {
  shop = await openLockedShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
})
afterAll(() => shop.close())

/** A post of its own for each test. */
let itemId: string
let name: string
beforeEach(async () => {
  name = `post-${++posts}`
  const { changed } = await act('add-item', { collectionId: shop.pageId('journal'), title: name })
  itemId = changed.find(({ kind }) => kind === 'item')?.id ?? ''
})

async function act(action: string, input: object): Promise<ChangeReply> {
  const done = await owner.write('POST', `${base}/actions`, { action, input })
  shop.time.now += 1001
  expect([action, done.status, done.status === 200 || done.text]).toEqual([action, 200, true])
  return done.json<ChangeReply>()
}

async function step(way: 'undo' | 'redo'): Promise<void> {
  expect((await owner.write('POST', `${base}/${way}`, {})).status).toBe(200)
  shop.time.now += 1001
}

const move = (urlId: string, id = itemId) => act('edit-item', { itemId: id, set: { urlId } })

/** Where an address leads, or the status of what answers there. */
async function leadsTo(address: string, visitor = shop.visitor()): Promise<unknown> {
  const { status, headers } = await visitor.get(address)
  return status === 301 ? headers['location'] : status
}

describe('the former address of a post', () => {
  it('leads to the new one with the query, over as many changes as there were', async () => {
    await move(`${name}-b`)
    expect(await leadsTo(`/journal/${name}?format=json&a=%26`)).toBe(
      `/journal/${name}-b?format=json&a=%26`,
    )
    await move(`2026/brännen-${name}`)
    const now = `/journal/2026/br%C3%A4nnen-${name}`
    expect(await leadsTo(`/journal/${name}`)).toBe(now)
    expect(await leadsTo(`/journal/${name}-b`)).toBe(now)
    expect(await leadsTo(now)).toBe(200)
    await move(name)
    expect(await leadsTo(`/journal/${name}`)).toBe(200)
    expect(await leadsTo(now)).toBe(`/journal/${name}`)
  })

  it('follows undo and redo', async () => {
    await move(`${name}-b`)
    await step('undo')
    expect(await leadsTo(`/journal/${name}`)).toBe(200)
    expect(await leadsTo(`/journal/${name}-b`)).toBe(404)
    await step('redo')
    expect(await leadsTo(`/journal/${name}`)).toBe(`/journal/${name}-b`)
  })

  it('is the one of whoever takes it, and leads on again when that is gone', async () => {
    await move(`${name}-b`)
    const { changed } = await act('add-item', {
      collectionId: shop.pageId('journal'),
      title: 'Another',
      urlId: name,
    })
    const other = changed.find(({ kind }) => kind === 'item')?.id ?? ''
    expect(await leadsTo(`/journal/${name}`)).toBe(200)
    // who left it last answers there
    await move(`${name}-other`, other)
    expect(await leadsTo(`/journal/${name}`)).toBe(`/journal/${name}-other`)
    await act('delete-item', { itemId: other })
    expect(await leadsTo(`/journal/${name}`)).toBe(`/journal/${name}-b`)
    expect(await leadsTo(`/journal/${name}-other`)).toBe(404)
  })

  it('is nothing once the post is deleted, until undo brings it back', async () => {
    await move(`${name}-b`)
    await act('delete-item', { itemId })
    expect(await leadsTo(`/journal/${name}`)).toBe(404)
    expect(await leadsTo(`/journal/${name}-b`)).toBe(404)
    await step('undo')
    expect(await leadsTo(`/journal/${name}`)).toBe(`/journal/${name}-b`)
  })

  it('tells visitors nothing of a post that they may not see', async () => {
    await move(`${name}-b`)
    await act('set-post-state', { itemId, state: PostState.draft })
    expect(await leadsTo(`/journal/${name}`)).toBe(404)
    // who works on the site is led to it, and sees it there
    const worker = await shop.lookingAs(owner)
    expect(await leadsTo(`/journal/${name}?preview=1`, worker)).toBe(`/journal/${name}-b?preview=1`)
    expect(await leadsTo(`/journal/${name}-b?preview=1`, worker)).toBe(200)
    await act('set-post-state', { itemId, state: PostState.published })
    expect(await leadsTo(`/journal/${name}`)).toBe(`/journal/${name}-b`)
  })

  it('leads on in one step where its page was renamed as well, and to a locked one untold', async () => {
    const collectionId = shop.pageId('journal')
    await move(`${name}-b`)
    await act('rename-page', { collectionId, set: { urlId: 'notes' } })
    expect(await leadsTo(`/journal/${name}`)).toBe(`/notes/${name}-b`)
    expect(await leadsTo(`/journal/${name}-b`)).toBe(`/notes/${name}-b`)
    expect(await leadsTo(`/notes/${name}`)).toBe(`/notes/${name}-b`)
    expect(await leadsTo('/journal/never-was')).toBe(404)
    await shop.lock('journal', 'first firing')
    expect(await leadsTo(`/journal/${name}`)).toBe(`/notes/${name}`)
    expect(await leadsTo('/journal/never-was')).toBe('/notes/never-was')
    await shop.unlockAll()
    shop.aSecondPasses()
    await act('rename-page', { collectionId, set: { urlId: 'journal' } })
    expect(await leadsTo('/notes')).toBe('/journal')
    expect(await leadsTo('/journal')).toBe(200)
  })

  it('is not that of its copy', async () => {
    await move(`${name}-b`)
    const collectionId = shop.pageId('journal')
    const { changed } = await act('duplicate-item', { itemId, collectionId, title: 'A copy' })
    const copy = changed.find(({ kind }) => kind === 'item')?.id ?? ''
    await act('set-post-state', { itemId: copy, state: PostState.published })
    await act('delete-item', { itemId })
    expect(await leadsTo(`/journal/${name}`)).toBe(404)
  })
})

it('the former address of a product leads to the new one', async () => {
  const { itemId: product } = shop.goods.get('GLAZE') ?? {}
  const reply = await owner.get(`${base}/documents/item/${product}`)
  const { urlId } = reply.json<{ body: { urlId: string } }>().body
  await act('edit-product', { itemId: product, set: { urlId: 'other-recipes' } })
  expect(await leadsTo(`/shop/${urlId}?x=1`)).toBe('/shop/other-recipes?x=1')
  await step('undo')
  expect(await leadsTo('/shop/other-recipes')).toBe(404)
})

describe('the former address of a page', () => {
  it('leads to the new one, and to the first page of the site once it is that', async () => {
    const { changed } = await act('add-page', { title: 'Studio' })
    const collectionId = changed.find(({ kind }) => kind === 'collection')?.id ?? ''
    await act('rename-page', { collectionId, set: { urlId: 'kiln-house' } })
    expect(await leadsTo('/studio?x=1')).toBe('/kiln-house?x=1')
    await act('set-homepage', { collectionId })
    expect(await leadsTo('/studio')).toBe('/')
    expect(await leadsTo('/kiln-house')).toBe('/')
    await step('undo')
    expect(await leadsTo('/studio')).toBe('/kiln-house')
    await act('add-page', { title: 'New studio', urlId: 'studio' })
    expect(await leadsTo('/studio')).toBe(200)
    await act('delete-page', { collectionId })
    expect(await leadsTo('/kiln-house')).toBe(404)
  })
})
