import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { PostsReply } from '@vitrine/rules/site/content/posts-api.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { actAsOwner, type OwnerActs } from '../../testing/act-as-owner.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let visitor: Visitor
let base: string
let send: OwnerActs['send']
let act: OwnerActs['act']
let addPage: OwnerActs['addPage']
let gallery: string
let files: readonly string[]

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  visitor = shop.visitor()
  base = `/api/editor/sites/${shop.siteId}`
  ;({ send, act, addPage } = actAsOwner(shop, owner))
  gallery = await addPage({ title: 'Work', typeName: 'gallery', urlId: 'work' })
  const reply = await owner.get(`${base}/documents?kind=asset`)
  files = reply.json<DocumentsReply<'asset'>>().documents.map(({ id }) => id)
})
afterAll(() => shop.close())

let made = 0
/** As many pictures as are asked for; files may stand in a gallery several times. */
function pictures(count: number) {
  return Array.from({ length: count }, () => {
    const itemId = (0x5f_00_00_00 + made++).toString(16).padStart(24, '0')
    return { itemId, assetId: files[made % files.length] ?? '' }
  })
}

const listed = async () =>
  (await owner.get(`${base}/posts?collectionId=${gallery}&limit=250`)).json<PostsReply>().posts

describe('a gallery page', () => {
  it('says that it is empty, then shows its pictures in the order of their owner', async () => {
    expect((await visitor.get('/work')).text).toContain('Nothing here yet.')
    const added = pictures(3)
    await act('add-pictures', { collectionId: gallery, pictures: added })
    const ids = added.map(({ itemId }) => itemId)
    expect((await listed()).map(({ id }) => id)).toEqual(ids)
    const order = [ids[2], ids[0], ids[1]]
    await act('reorder-items', { collectionId: gallery, itemIds: order })
    const page = (await visitor.get('/work?format=json')).json<{
      items: { id: string; recordType: number; assetUrl: string }[]
    }>()
    expect(page.items.map(({ id }) => id)).toEqual(order)
    expect(page.items[0]).toMatchObject({ recordType: 2, assetUrl: expect.stringMatching(/^\//) })
    const { text } = await visitor.get('/work')
    expect(text.match(/class="slide"/g)).toHaveLength(3)
    expect(text).toContain('sqs-gallery-block-grid')
    expect(text).toContain('data-lightbox')
  })

  it('shows them by the design that is chosen, with their titles and descriptions', async () => {
    const [first] = await listed()
    await act('edit-item', {
      itemId: first?.id,
      set: { title: 'Harbour & sign', excerpt: '<p>Fired twice.</p>' },
      seen: {},
    })
    await act('set-gallery-design', {
      collectionId: gallery,
      set: { galleryDesign: 'slideshow' },
      seen: { galleryDesign: 'grid' },
    })
    const { text } = await visitor.get('/work')
    expect(text).toContain('sqs-gallery-block-slideshow')
    expect(text).toContain('Harbour &amp; sign')
    expect(text).toContain('Fired twice.')
    await act('edit-item', {
      itemId: first?.id,
      set: { sourceUrl: 'https://harbour.example/sign', passthrough: true },
      seen: {},
    })
    await act('set-gallery-design', {
      collectionId: gallery,
      set: { galleryDesign: 'grid' },
      seen: { galleryDesign: 'slideshow' },
    })
    expect((await visitor.get('/work')).text).toContain('href="https://harbour.example/sign"')
    const item = await visitor.get(`/work/${first?.urlId}`)
    expect([item.status, item.text.includes('gallery-item-picture')]).toEqual([200, true])
  })

  it('holds 250 pictures and refuses one more, all or none', async () => {
    const left = 250 - (await listed()).length
    const refused = await send('add-pictures', {
      collectionId: gallery,
      pictures: pictures(left + 1),
    })
    expect(refused.json<{ code: string }>().code).toBe('collection-is-full')
    expect(await listed()).toHaveLength(250 - left)
    await act('add-pictures', { collectionId: gallery, pictures: pictures(left) })
    expect(await listed()).toHaveLength(250)
    expect((await visitor.get('/work')).text.match(/class="slide"/g)).toHaveLength(250)
  })

  it('takes pictures that are sent again once, and none on a page of another kind', async () => {
    const reply = await act('add-page', { title: 'More', typeName: 'gallery' })
    const other = reply.changed.find(({ kind }) => kind === 'collection')?.id
    const wish = { collectionId: other, pictures: pictures(2) }
    await act('add-pictures', wish)
    expect((await act('add-pictures', wish)).changed).toEqual([])
    const journal = await act('add-page', { title: 'News', typeName: 'blog' })
    const collectionId = journal.changed.find(({ kind }) => kind === 'collection')?.id
    const refused = await send('add-pictures', { collectionId, pictures: pictures(1) })
    expect(refused.json<{ code: string }>().code).toBe('not-a-gallery')
  })
})
