import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  ChangeReply,
  DocumentReply,
  DocumentsReply,
} from '@vitrine/rules/ground/changes/changes-api.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import type { ListedPost, PostsReply } from '@vitrine/rules/site/content/posts-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string
let journal: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const reply = await owner.get(`${base}/documents?kind=collection`)
  const { documents } = reply.json<DocumentsReply<'collection'>>()
  journal = documents.find(({ body }) => body.urlId === 'journal')?.id ?? ''
})
afterAll(() => shop.close())

async function act(action: string, input: object) {
  const done = await owner.write('POST', `${base}/actions`, { action, input, bodies: true })
  shop.time.now += 1001
  expect([action, done.status, done.status === 200 || done.text]).toEqual([action, 200, true])
  return done.json<ChangeReply>()
}

/** @returns the id of the post */
async function add(title: string, more: object = {}): Promise<string> {
  const { changed } = await act('add-item', { collectionId: journal, title, ...more })
  return changed.find(({ kind }) => kind === 'item')?.id ?? ''
}

async function posts(query = ''): Promise<PostsReply> {
  const reply = await owner.get(`${base}/posts?collectionId=${journal}${query}`)
  expect([reply.status, reply.text.length > 0]).toEqual([200, true])
  return reply.json<PostsReply>()
}

const titles = async (query?: string) => (await posts(query)).posts.map(({ title }) => title)

describe('the posts of a page', () => {
  it('are listed in the state that they are in, the newest first', async () => {
    const day = 86_400_000
    const [draft, later, hidden, waiting] = [
      await add('A draft', { visibility: 'draft' }),
      await add('For tomorrow', { visibility: 'draft' }),
      await add('For ourselves', { visibility: 'draft' }),
      await add('To be read', { visibility: 'draft' }),
    ]
    const publishOn = shop.time.now + day
    await act('set-post-state', { itemId: later, state: PostState.scheduled, publishOn })
    await act('set-post-state', { itemId: hidden, state: PostState.private })
    await act('set-post-state', { itemId: waiting, state: PostState.needsReview })
    expect(await titles('&state=draft')).toEqual(['A draft'])
    expect(await titles('&state=scheduled')).toEqual(['For tomorrow'])
    expect(await titles('&state=private')).toEqual(['For ourselves'])
    expect(await titles('&state=needs-review')).toEqual(['To be read'])
    expect(await titles('&state=published')).not.toContain('For tomorrow')
    expect((await titles())[0]).toBe('For tomorrow')
    const stateOf = async (): Promise<string> => {
      const one = (await owner.get(`${base}/posts/${later}`)).json<ListedPost>()
      const listed = (await posts()).posts.find(({ id }) => id === later)
      expect(listed).toEqual(one)
      return one.state
    }
    expect(await stateOf()).toBe(PostState.scheduled)
    shop.time.now += 2 * day
    expect(await stateOf()).toBe(PostState.published)
    expect(await titles('&state=scheduled')).toEqual([])
    expect(await titles('&state=published')).toContain('For tomorrow')
    for (const itemId of [draft, later, hidden, waiting]) await act('delete-item', { itemId })
  })

  it('come a part at a time, each once, also where several are of one instant', async () => {
    const publishOn = shop.time.now
    const ids = []
    for (const at of [1, 2, 3, 4, 5]) ids.push(await add(`Part ${at}`, { publishOn }))
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const part: PostsReply = await posts(
        `&limit=2${after === '' ? '' : `&after=${encodeURIComponent(after)}`}`,
      )
      seen.push(...part.posts.map(({ id }) => id))
      after = part.next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual((await posts()).posts.map(({ id }) => id))
    expect(ids.every((id) => seen.includes(id))).toBe(true)
    for (const itemId of ids) await act('delete-item', { itemId })
  })

  it('are searched by words of their titles and addresses, in every state, a part at a time', async () => {
    const ids = [
      await add('Zebra glaze, crackled', { visibility: 'draft' }),
      await add('Über the zébra', { urlId: '2026/stripes' }),
      await add('A kiln of stripes', { urlId: 'zebra-kiln' }),
    ]
    expect(await titles('&search=zebra')).toHaveLength(3)
    expect(await titles('&search=ZEBRA%20gla')).toEqual(['Zebra glaze, crackled'])
    expect(await titles('&search=uber')).toEqual(['Über the zébra'])
    expect(await titles('&search=stripes')).toEqual(['A kiln of stripes', 'Über the zébra'])
    expect(await titles('&search=%2Fjournal%2F2026%2Fstripes')).toEqual(['Über the zébra'])
    expect(await titles('&search=zebra&state=draft')).toEqual(['Zebra glaze, crackled'])
    expect(await titles('&search=zebra%20nowhere')).toEqual([])
    for (const nothing of ['%25', "'%20%26%20!", '_', '\\\\:*']) {
      expect([nothing, await titles(`&search=${nothing}`)]).toEqual([nothing, []])
    }
    const { next } = await posts('&search=zebra&limit=2')
    const rest = await titles(`&search=zebra&limit=2&after=${encodeURIComponent(next ?? '')}`)
    expect(rest).toEqual(['Zebra glaze, crackled'])
    await act('edit-item', { itemId: ids[0], set: { title: 'Something else', urlId: 'else' } })
    expect(await titles('&search=glaze%20crackled')).toEqual([])
    for (const itemId of ids) await act('delete-item', { itemId })
    expect(await titles('&search=zebra')).toEqual([])
  })

  it('are told to whoever may edit pages, and to nobody else', async () => {
    const keeper = await shop.person('kim@fern.example', [Role.storeManager])
    const asked = await keeper.get(`${base}/posts?collectionId=${journal}`)
    expect(asked.status).toBe(403)
    const [post] = (await posts()).posts
    expect((await keeper.get(`${base}/posts/${post?.id}`)).status).toBe(403)
    expect((await owner.get(`${base}/posts/no-such-post`)).status).toBe(404)
    expect((await shop.visitor().get(`${base}/posts?collectionId=${journal}`)).status).not.toBe(200)
  })

  it('are asked for by what a list can be asked for', async () => {
    for (const query of ['state=lost', 'limit=0', 'limit=9999', `after=${'9'.repeat(300)}`]) {
      const asked = await owner.get(`${base}/posts?collectionId=${journal}&${query}`)
      expect([query, asked.status]).toEqual([query, 400])
    }
    for (const cursor of ['not~a~cursor', '1.5~a', '1e300~a', 'Infinity~a']) {
      expect([cursor, await titles(`&after=${cursor}`)]).toEqual([cursor, await titles()])
    }
  })
})

describe('a post that is added', () => {
  it('has an empty text to begin with, and stands once however often it is sent', async () => {
    const itemId = 'a'.repeat(24)
    expect(await add('Begun', { itemId, visibility: 'draft' })).toBe(itemId)
    await act('add-item', { itemId, collectionId: journal, title: 'Begun', visibility: 'draft' })
    expect((await titles('&state=draft')).filter((title) => title === 'Begun')).toHaveLength(1)
    const layout = await owner.get(`${base}/documents/layout/item-${itemId}`)
    expect(layout.text).toContain('<p></p>')
    await act('delete-item', { itemId })
    expect((await owner.get(`${base}/documents/layout/item-${itemId}`)).status).toBe(404)
  })

  it('of one text alone becomes a layout of it once somebody writes there, and looks the same', async () => {
    const body = '<p>Fired twice.</p>'
    const itemId = await add('From elsewhere', { body })
    const words = async () => (await shop.visitor().get('/journal/from-elsewhere')).text
    expect(await words()).toContain(body)
    const { changed } = await act('lay-out-item', { itemId })
    expect(changed.map(({ kind, id }) => `${kind} ${id}`)).toEqual([`layout item-${itemId}`])
    expect(await words()).toContain(body)
    expect((await act('lay-out-item', { itemId })).changed).toEqual([])
    await act('delete-item', { itemId })
  })

  it('and a product of one text alone do so alike', async () => {
    const { documents } = (await owner.get(`${base}/documents?kind=item`)).json<
      DocumentsReply<'item'>
    >()
    const product = documents.find(({ body }) => body.product !== null)
    const { changed } = await act('lay-out-item', { itemId: product?.id })
    expect(changed.map(({ id }) => id)).toEqual([`item-${product?.id}`])
  })

  it('is copied with its content as a draft of an address of its own', async () => {
    const itemId = await add('Twice', { categories: ['News'] })
    const { changed } = await act('duplicate-item', {
      itemId,
      collectionId: journal,
      title: 'Twice (copy)',
    })
    const copy = changed.find(({ kind }) => kind === 'item')
    const stored = await owner.get(`${base}/documents/item/${copy?.id}`)
    expect(stored.json<DocumentReply<'item'>>().body).toMatchObject({
      title: 'Twice (copy)',
      urlId: 'twice-copy',
      visibility: 'draft',
      categories: ['News'],
    })
    expect(changed.map(({ kind }) => kind).toSorted()).toEqual(['item', 'layout'])
    for (const id of [itemId, copy?.id]) await act('delete-item', { itemId: id })
  })
})

describe('several posts', () => {
  it('are changed by one action, which one undo takes back', async () => {
    const itemIds: string[] = []
    for (const at of [1, 2, 3]) itemIds.push(await add(`Together ${at}`, { visibility: 'draft' }))
    const states = async () =>
      (await posts('&search=together')).posts.map(({ title, state }) => `${title} ${state}`)
    const before = await states()
    const published = await act('set-post-states', { itemIds, state: PostState.published })
    expect(published.changed).toHaveLength(3)
    expect((await states()).every((one) => one.endsWith('published'))).toBe(true)
    expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
    expect(await states()).toEqual(before)
    await act('add-words-to-items', { itemIds, sort: 'category', words: ['Together'] })
    expect(await titles('&category=Together')).toHaveLength(3)
    await act('delete-items', { itemIds })
    expect(await states()).toEqual([])
    const layout = () => owner.get(`${base}/documents/layout/item-${itemIds[1]}`)
    expect((await layout()).status).toBe(404)
    expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
    expect(await states()).toEqual(before)
    expect((await layout()).status).toBe(200)
    await act('delete-items', { itemIds })
  })

  it('are refused in words where they are too many or some are gone', async () => {
    const ask = async (itemIds: readonly string[]) =>
      (
        await owner.write('POST', `${base}/actions`, { action: 'delete-items', input: { itemIds } })
      ).json<{ code: string; status: number }>()
    const many = Array.from({ length: 201 }, (_, at) => `many-${at}`)
    expect(await ask(many)).toMatchObject({ code: 'too-many-at-once', status: 409 })
    expect(await ask(['gone'])).toMatchObject({ code: 'some-items-gone', status: 409 })
  })

  it('are changed by whoever may edit pages, and by nobody else', async () => {
    const keeper = await shop.person('ola@fern.example', [Role.storeManager])
    const [one] = (await posts()).posts
    const input = { itemIds: [one?.id] }
    for (const [action, more] of [
      ['set-post-states', { state: PostState.draft }],
      ['add-words-to-items', { sort: 'tag', words: ['Ash'] }],
      ['delete-items', {}],
    ] as const) {
      const asked = await keeper.write('POST', `${base}/actions`, {
        action,
        input: { ...input, ...more },
      })
      expect([action, asked.status]).toEqual([action, 403])
    }
  })
})

describe('a post with a source', () => {
  const typed = 'https://example.com/story?a=1&b=2'

  it('says it in its page, and leads there from lists once its owner wants that', async () => {
    const itemId = await add('Seen elsewhere', { sourceUrl: typed })
    const item = async (address: string) =>
      (await shop.visitor().get(`${address}?format=json`)).json<{
        item: { sourceUrl: string; passthrough: boolean; fullUrl: string }
      }>().item
    const shown = { sourceUrl: typed.replaceAll('&', '&amp;'), fullUrl: '/journal/seen-elsewhere' }
    expect(await item('/journal/seen-elsewhere')).toMatchObject({ ...shown, passthrough: false })
    const seen = { passthrough: false, sourceUrl: typed }
    await act('edit-item', { itemId, set: { passthrough: true }, seen })
    expect(await item('/journal/seen-elsewhere')).toMatchObject({ ...shown, passthrough: true })
    await act('delete-item', { itemId })
  })

  it('is refused in words where that is no whole address of the web', async () => {
    const itemId = await add('Without a source')
    for (const sourceUrl of ['example.com', '/journal', 'javascript:alert(1)', 'mailto:a@b.c']) {
      const input = { itemId, set: { sourceUrl }, seen: { sourceUrl: '' } }
      const asked = await owner.write('POST', `${base}/actions`, { action: 'edit-item', input })
      expect([sourceUrl, asked.status, asked.json<{ code: string }>().code]).toEqual([
        sourceUrl,
        400,
        'source-not-an-address',
      ])
    }
    const long = { itemId, set: { seoDescription: 'x'.repeat(301) } }
    const asked = await owner.write('POST', `${base}/actions`, { action: 'edit-item', input: long })
    expect(asked.status).toBe(400)
    await act('delete-item', { itemId })
  })
})
