import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { DraftsReply } from '@vitrine/rules/site/blocks/blocks-api.ts'
import type { UsesReply } from '@vitrine/rules/site/content/uses-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string
/** The page About. */
let pageId: string
let draftId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
  const { documents } = (await owner.get(`${base}/documents?kind=collection`)).json<
    DocumentsReply<'collection'>
  >()
  pageId = documents.find(({ body }) => body.urlId === 'about')?.id ?? ''
  draftId = `draft-page-${pageId}`
})
afterAll(() => server.close())

const act = (action: string, input: object) =>
  owner.write('POST', `${base}/actions`, { action, input })
const ids = () => Array.from({ length: 5 }, (_, at) => `${Date.now()}-${at}`)
const done = async (action: string, input: object): Promise<void> => {
  const answer = await act(action, input)
  expect([answer.status, answer.text]).toEqual([200, answer.text])
}
const newId = () =>
  (Date.now() * 4096 + Math.floor(Math.random() * 4096)).toString(16).padStart(24, '0')
const write = (html: string, layoutId = draftId, blockId = newId()) =>
  done('insert-blocks', {
    layoutId,
    place: { at: 'start' },
    blocks: [{ id: blockId, type: 2, value: { html } }],
    ids: ids().map(() => newId()),
  })
const travel = async (type: 'undo' | 'redo') => {
  expect((await owner.write('POST', `${base}/${type}`)).status).toBe(200)
}
const visitorReads = async (text: string, path = '/about') => {
  // visitors meet a change a moment later
  server.time.now += 1500
  return (await server.visitor().get(path)).text.includes(text)
}
const frameShows = async (text: string, path = '/about') => {
  const { token } = (await owner.write('POST', `${base}/edit-tokens`)).json<{ token: string }>()
  return (await server.visitor().get(`${path}?edit=${token}`)).text.includes(text)
}
const layout = (id: string) => owner.get(`${base}/documents/layout/${id}`)

let words = ''
let count = 0
beforeEach(() => {
  words = `zinnober${++count}`
})

describe('what is edited of a page that visitors see', () => {
  it('is in the editor’s frame, and for nobody else before it is published', async () => {
    expect(await frameShows(`data-layout-id="${draftId}"`)).toBe(true)
    await write(`<p>${words}</p>`)
    expect(await frameShows(words)).toBe(true)
    expect(await visitorReads(words)).toBe(false)
    expect(await visitorReads('The sign works', `/search?q=${words}`)).toBe(false)
    expect(await visitorReads(words, '/about?preview=1')).toBe(false)
    await done('publish-drafts', { layoutIds: [`page-${pageId}`] })
    expect(await visitorReads(words)).toBe(true)
    expect(await visitorReads('The sign works', `/search?q=${words}`)).toBe(true)
    await travel('undo')
    expect(await visitorReads(words)).toBe(false)
    expect(await frameShows(words)).toBe(true)
    await travel('redo')
    expect(await visitorReads(words)).toBe(true)
  })

  it('stands under the id by which stylesheets name it', async () => {
    const named = ` id="page-${pageId}"`
    for (const _state of ['no draft', 'a draft']) {
      expect(await frameShows(named)).toBe(true)
      await write(`<p>${words}</p>`)
    }
    await travel('undo')
    await travel('undo')
  })

  it('is what is public again once it is discarded, and comes back by undo', async () => {
    await write(`<p>${words}</p>`)
    await done('discard-drafts', { layoutIds: [draftId] })
    expect(await frameShows(words)).toBe(false)
    await travel('undo')
    expect(await frameShows(words)).toBe(true)
    await travel('undo')
    expect(await frameShows(words)).toBe(false)
  })

  it('goes with its page, and comes back with it', async () => {
    await write(`<p>${words}</p>`)
    await done('delete-page', { collectionId: pageId })
    expect((await layout(draftId)).status).toBe(404)
    await travel('undo')
    expect(await frameShows(words)).toBe(true)
    await done('duplicate-page', { collectionId: pageId })
    expect(await frameShows(words, '/the-sign-works-copy')).toBe(true)
    for (const _change of ['copy', 'text']) await travel('undo')
  })

  it('is read by its own name, and as what is public before it is written', async () => {
    const before = (await layout(draftId)).json<{ id: string; body: unknown }>()
    expect(before.id).toBe(`page-${pageId}`)
    await write(`<p>${words}</p>`)
    expect((await layout(draftId)).json<{ id: string }>().id).toBe(draftId)
    expect((await layout('draft-nowhere')).status).toBe(404)
    await travel('undo')
  })

  it('is told by its page, from the first edit until it is published or taken back', async () => {
    const drafted = async () =>
      (await owner.get(`${base}/drafts`)).json<DraftsReply>().drafts.map((one) => one.collectionId)
    expect(await drafted()).toEqual([])
    await write(`<p>${words}</p>`)
    expect(await drafted()).toEqual([pageId])
    await travel('undo')
    expect(await drafted()).toEqual([])
    const post = (await owner.get(`${base}/documents?kind=item&limit=500`))
      .json<DocumentsReply<'item'>>()
      .documents.find(({ id }) => id !== '')
    await write(`<p>${words}</p>`, `draft-item-${post?.id ?? ''}`)
    await write(`<p>${words}</p>`, 'draft-a-field-of-the-shell')
    expect(await drafted()).toEqual([null, post?.body.collectionId])
    for (const _change of ['item', 'field']) await travel('undo')
  })

  it('counts where a file is used, by the name of its page', async () => {
    const assets = (await owner.get(`${base}/documents?kind=asset`)).json<DocumentsReply<'asset'>>()
    const asset = assets.documents.find(({ body }) => body.filename === 'bell-black.jpg')
    const image = asset?.id ?? ''
    const usesOf = async () =>
      (await owner.get(`${base}/references?kind=asset&id=${image}`))
        .json<UsesReply>()
        .uses.map(({ kind, id }) => `${kind}/${id}`)
    expect(await usesOf()).not.toContain(`collection/${pageId}`)
    await done('insert-blocks', {
      layoutId: draftId,
      place: { at: 'start' },
      blocks: [{ id: newId(), type: 5, value: { image } }],
      ids: ids().map(() => newId()),
    })
    expect(await usesOf()).toContain(`collection/${pageId}`)
    await travel('undo')
  })

  it('is published by one of two who do so at once; the other is told', async () => {
    await write(`<p>${words}</p>`)
    const layoutIds = [draftId]
    const answers = await Promise.all([
      act('publish-drafts', { layoutIds }),
      act('publish-drafts', { layoutIds }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.text).toContain(
      'There is no draft any more. It was published or discarded.',
    )
  })

  it('holds no text that was not cleaned', async () => {
    await write(`<p onclick="steal()">${words}</p><script>steal()</script>`)
    expect(await frameShows('steal')).toBe(false)
    await done('publish-drafts', { layoutIds: [draftId] })
    expect(await visitorReads('steal')).toBe(false)
  })
})

describe('what visitors see at once', () => {
  it('is a page that is no draft where the owner wants it so', async () => {
    const set = (publishAtOnce: boolean, seen: boolean | null) =>
      done('set-publishing', { set: { publishAtOnce }, seen: { publishAtOnce: seen } })
    await set(true, null)
    expect(await frameShows(`data-layout-id="page-${pageId}"`)).toBe(true)
    await write(`<p>${words}</p>`, `page-${pageId}`)
    expect(await visitorReads(words)).toBe(true)
    await set(false, true)
    expect(await frameShows(`data-layout-id="${draftId}"`)).toBe(true)
  })

  it('is edited itself while the page is hidden from visitors', async () => {
    const edit = (visibility: string, seen: string) =>
      done('set-page-visibility', {
        collectionId: pageId,
        set: { visibility },
        seen: { visibility: seen },
      })
    await edit('draft', 'live')
    expect(await frameShows(`data-layout-id="page-${pageId}"`)).toBe(true)
    await edit('live', 'draft')
    expect(await frameShows(`data-layout-id="${draftId}"`)).toBe(true)
  })
})
