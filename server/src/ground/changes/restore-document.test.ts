import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ChangedVersions, HistoryReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DocumentReply, DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { Role } from '@vitrine/rules/people/roles/role.ts'
import { openShop, type TestShop } from '../../shop/checkout/testing/open-shop.ts'
import type { Visitor } from '../../testing/http-client.ts'

let shop: TestShop
let owner: Visitor
let base: string
let bowl: DocumentReply<'item'>

beforeEach(async () => {
  shop = await openShop()
  owner = await shop.owner()
  base = `/api/editor/sites/${shop.siteId}`
  const items = await owner.get(`${base}/documents?kind=item`)
  const found = items
    .json<DocumentsReply<'item'>>()
    .documents.find(({ body }) => body.urlId === 'moss-bowl')
  if (found === undefined) throw new Error('there is no bowl')
  bowl = found
})
afterEach(() => shop.close())

const act = async (action: string, input: unknown): Promise<number> => {
  const done = await owner.write('POST', `${base}/actions`, { action, input })
  expect(done.status).toBe(200)
  return done.json<{ sequence: number }>().sequence
}
const titled = (title: string) => act('edit-product', { itemId: bowl.id, set: { title } })
const changeOf = async (sequence: number) => {
  const reply = await owner.get(`${base}/history/${sequence}`)
  expect(reply.status).toBe(200)
  return reply.json<{
    documents: ChangedVersions[]
    names: Record<string, string>
    more: number
  }>()
}
const restore = (sequence: number, version: 'before' | 'after', who = owner, kind = 'item') =>
  who.write('POST', `${base}/history/${sequence}/restore`, { kind, id: bowl.id, version })
const item = async () => {
  const reply = await owner.get(`${base}/documents/item/${bowl.id}`)
  return reply.json<DocumentReply<'item'>>().body
}
const titlesIn = ({ versions }: ChangedVersions) =>
  [versions?.before, versions?.after].map((one) => one && 'title' in one && one.title)

it('a change tells what stood before and after it, whatever was done since', async () => {
  const first = await titled('Fern bowl')
  const second = await titled('Lichen bowl')
  await titled('Stone bowl')
  expect(titlesIn((await changeOf(first)).documents[0]!)).toEqual(['Moss Bowl', 'Fern bowl'])
  expect(titlesIn((await changeOf(second)).documents[0]!)).toEqual(['Fern bowl', 'Lichen bowl'])
})

it('an earlier version of one product comes back, and undo takes it away again', async () => {
  const first = await titled('Fern bowl')
  await titled('Stone bowl')
  await act('set-site-details', { set: { title: 'Another name' } })
  expect((await restore(first, 'after')).status).toBe(200)
  expect((await item()).title).toBe('Fern bowl')
  // what else was done stays
  const settings = await owner.get(`${base}/documents/site-settings/site`)
  expect(settings.json<DocumentReply<'site-settings'>>().body.title).toBe('Another name')
  const history = (await owner.get(`${base}/history`)).json<HistoryReply>()
  expect(history.changes[0]?.title).toBe('Bring back an earlier version: Fern bowl')
  expect((await owner.write('POST', `${base}/undo`, {})).status).toBe(200)
  expect((await item()).title).toBe('Stone bowl')
})

it('address and visibility stay as they are when an earlier version comes back', async () => {
  const first = await titled('Fern bowl')
  await act('edit-product', {
    itemId: bowl.id,
    set: { title: 'Stone bowl', urlId: 'stone-bowl', visibility: 'draft' },
  })
  expect((await restore(first, 'before')).status).toBe(200)
  expect(await item()).toMatchObject({
    title: 'Moss Bowl',
    urlId: 'stone-bowl',
    visibility: 'draft',
  })
})

it('a deleted product comes back hidden', async () => {
  const gone = await act('delete-product', { itemId: bowl.id })
  const told = await changeOf(gone)
  const own = told.documents.find(({ kind }) => kind === 'item')
  expect(own?.restorable).toEqual(['before'])
  expect((await restore(gone, 'before')).status).toBe(200)
  expect(await item()).toMatchObject({ title: 'Moss Bowl', visibility: 'draft' })
})

it('history is narrowed to one document', async () => {
  await titled('Fern bowl')
  await act('set-site-details', { set: { title: 'Another name' } })
  const reply = await owner.get(`${base}/history?of=item/${bowl.id}`)
  const titles = reply.json<HistoryReply>().changes.map(({ title }) => title)
  expect(titles).toEqual(['Edit product: Fern bowl'])
  expect((await owner.get(`${base}/history?of=nothing`)).status).toBe(400)
  const of = (await owner.get(`${base}/history?of=item/gone`)).json<HistoryReply>()
  expect(of.changes).toEqual([])
})

it('whoever may not make a change may not bring its version back, and settings do not come back alone', async () => {
  const first = await titled('Fern bowl')
  const viewer = await shop.person('vera@crane.example', [Role.viewer])
  expect((await viewer.get(`${base}/history/${first}`)).status).toBe(403)
  expect((await restore(first, 'before', viewer)).status).toBe(403)
  const settings = await act('set-site-details', { set: { title: 'Another name' } })
  const wish = { kind: 'site-settings', id: 'site', version: 'before' }
  const asked = await owner.write('POST', `${base}/history/${settings}/restore`, wish)
  expect(asked.status).toBe(409)
  expect((await changeOf(settings)).documents[0]?.restorable).toEqual([])
})

it('what is asked for wrongly is refused', async () => {
  await titled('Fern bowl')
  for (const path of [
    'history/9999',
    'history/9999999999',
    'history/0',
    'history/-1',
    'history/x',
  ]) {
    expect((await owner.get(`${base}/${path}`)).status, path).toBeLessThan(500)
    expect((await owner.get(`${base}/${path}`)).status, path).toBeGreaterThanOrEqual(400)
  }
  expect((await restore(9999, 'before')).status).toBe(404)
  expect((await restore(1, 'before', owner, 'weather')).status).toBeLessThan(500)
})

it('a version is not offered where all that differs stays as it is', async () => {
  const sequence = await act('edit-product', { itemId: bowl.id, set: { urlId: 'round-bowl' } })
  const [told] = (await changeOf(sequence)).documents
  expect([titlesIn(told!), told?.restorable]).toEqual([['Moss Bowl', 'Moss Bowl'], []])
})

it('what a version names by its id is told by its name, as far as it stands', async () => {
  const items = await owner.get(`${base}/documents?kind=item`)
  const other = items
    .json<DocumentsReply<'item'>>()
    .documents.find(({ id, body }) => id !== bowl.id && body.product !== null)
  if (other === undefined) throw new Error('the bowl stands alone')
  const sequence = await act('edit-product', {
    itemId: bowl.id,
    set: { relatedIds: [other.id] },
  })
  expect((await changeOf(sequence)).names[other.id]).toBe(other.body.title)
  await act('delete-product', { itemId: other.id })
  expect(Object.hasOwn((await changeOf(sequence)).names, other.id)).toBe(false)
})
