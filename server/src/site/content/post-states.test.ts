import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { contentMessages } from '@vitrine/rules/site/content/content-messages.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import { createVisitor, type Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string
let itemId: string

beforeAll(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const reply = await owner.get(`${base}/documents?kind=item`)
  const { documents } = reply.json<DocumentsReply<'item'>>()
  itemId = documents.find(({ body }) => body.urlId === 'second-firing')?.id ?? ''
})
afterAll(() => shop.close())
beforeEach(async () => {
  await act(owner, 'set-post-state', { itemId, state: PostState.draft })
})

/** Performs an action; pages notice it within a second of the server's clock. */
async function act(who: Visitor, action: string, input: object) {
  const done = await who.write('POST', `${base}/actions`, { action, input })
  shop.time.now += 1001
  return done
}

const move = (state: PostState, more: object = {}, who = owner) =>
  act(who, 'set-post-state', { itemId, state, ...more })

/** Where somebody meets the post: its page, the list, the search, the map of the site. */
async function placesSeen(by: Visitor): Promise<string[]> {
  const isThere = async (address: string) => (await by.get(address)).text.includes('second-firing')
  const places = []
  if ((await by.get('/journal/second-firing')).status === 200) places.push('page')
  if (await isThere('/journal?format=json')) places.push('list')
  if (await isThere('/search?q=second&format=json')) places.push('search')
  if (await isThere('/sitemap.xml?list=journal')) places.push('map')
  return places
}

const everywhere = ['page', 'list', 'search', 'map']

async function lookingAs(person: Visitor): Promise<Visitor> {
  const visit = await person.get(`${base}/visit?path=/`)
  const { pathname, search } = new URL(visit.headers.location ?? '')
  const looking = createVisitor(shop.port, 'fern.localhost')
  await looking.get(pathname + search)
  return looking
}

describe('a post', () => {
  it('is met by visitors when it is published, and in no other state', async () => {
    const later = { publishOn: shop.time.now + 86_400_000 }
    for (const [state, more] of [
      [PostState.draft, {}],
      [PostState.needsReview, {}],
      [PostState.scheduled, later],
      [PostState.private, {}],
    ] as const) {
      expect((await move(state, more)).status).toBe(200)
      expect([state, await placesSeen(shop.visitor())]).toEqual([state, []])
    }
    await move(PostState.draft)
    await move(PostState.published)
    expect(await placesSeen(shop.visitor())).toEqual(everywhere)
  })

  it('comes to visitors by itself at the time that it is scheduled for', async () => {
    await move(PostState.scheduled, { publishOn: shop.time.now + 60_000 })
    expect(await placesSeen(shop.visitor())).toEqual([])
    shop.time.now += 60_000
    expect(await placesSeen(shop.visitor())).toEqual(everywhere)
  })

  it('is seen in every state by people of the site who may see what is private', async () => {
    const viewer = await shop.person('vic@fern.example', [Role.viewer])
    const looking = await lookingAs(viewer)
    for (const state of [PostState.needsReview, PostState.private]) {
      await move(state)
      expect([state, (await looking.get('/journal/second-firing')).status]).toEqual([state, 200])
    }
  })

  it('is moved by who edits pages and by nobody else', async () => {
    const may: string[] = []
    for (const [name, role] of Object.entries(Role)) {
      const person = await shop.person(`${name.toLowerCase()}@fern.example`, [role])
      const { status } = await move(PostState.needsReview, {}, person)
      expect([name, status === 200 || status === 403]).toEqual([name, true])
      if (status === 200) may.push(name)
    }
    expect(may).toEqual(['admin', 'editor'])
  })

  it('keeps its state and says why, where it may not go', async () => {
    await move(PostState.private)
    const refused = await move(PostState.published)
    expect([refused.status, refused.json()['message']]).toEqual([
      409,
      contentMessages['no-way-to-state'],
    ])
    expect(await placesSeen(shop.visitor())).toEqual([])
    const unknown = await move('shown' as PostState)
    expect(unknown.json()['fields']).toEqual({ state: 'shown is not one of the expected options' })
  })

  it('comes back by undo as it was', async () => {
    await move(PostState.published)
    await move(PostState.private)
    expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
    shop.time.now += 1001
    expect(await placesSeen(shop.visitor())).toEqual(everywhere)
  })
})

describe('a product that is scheduled', () => {
  it('is not sold before its time, and is from then on', async () => {
    await shop.setStock('BOWL-M', 5)
    const { itemId: bowlId = '' } = shop.goods.get('BOWL-M') ?? {}
    const publishOn = shop.time.now + 60_000
    expect((await act(owner, 'edit-product', { itemId: bowlId, set: { publishOn } })).status).toBe(
      200,
    )
    expect((await shop.add(shop.visitor(), 'BOWL-M')).status).toBe(404)
    shop.time.now += 60_000
    expect((await shop.add(shop.visitor(), 'BOWL-M')).status).toBe(200)
  })
})
