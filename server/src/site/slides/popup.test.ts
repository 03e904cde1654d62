import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
})
afterAll(() => server.close())

const act = (action: string, input: object, who = owner) =>
  who.write('POST', `${base}/actions`, { action, input })
const done = async (action: string, input: object) => {
  const answer = await act(action, input)
  expect([answer.status, answer.text]).toEqual([200, answer.text])
}
const set = (fields: object) => done('set-popup', { set: fields })
const read = async (path: string) => {
  // visitors meet a change a moment later
  server.time.now += 1500
  return (await server.visitor().get(path)).text
}
const popupOn = async (path: string) =>
  /<template data-popup [^>]*>.*?<\/template>/s.exec(await read(path))?.[0]
const inFrame = async (path: string) => {
  const { token } = (await owner.write('POST', `${base}/edit-tokens`)).json<{ token: string }>()
  return (await server.visitor().get(`${path}?edit=${token}`)).text
}
describe('the popup', () => {
  it('is on no page until it is on, and has words of its owner that are published', async () => {
    expect(await popupOn('/about')).toBeUndefined()
    await set({ isOn: true, seconds: 3, days: 10 })
    expect(await popupOn('/about')).toBeUndefined()
    await done('edit-block', {
      layoutId: 'draft-slide-popup-overlay',
      blockId: 'slice-1',
      set: { html: '<h1>Kiln day</h1>' },
    })
    expect(await popupOn('/about')).toBeUndefined()
    await done('publish-drafts', { layoutIds: ['draft-slide-popup-overlay'] })
    const popup = await popupOn('/about')
    expect(popup).toContain('data-seconds="3" data-days="10" data-version="1"')
    expect(popup).toContain('<h1>Kiln day</h1>')
    expect(popup).toContain('slide-popup-dialog')
  })

  it('keeps what is a draft from visitors', async () => {
    await done('edit-block', {
      layoutId: 'draft-slide-popup-overlay',
      blockId: 'slice-1',
      set: { html: '<h1>Not yet</h1>' },
    })
    expect(await popupOn('/about')).toContain('Kiln day')
    expect(await inFrame('/_slides/popup-overlay')).toContain('Not yet')
    await done('discard-drafts', { layoutIds: ['draft-slide-popup-overlay'] })
  })

  it.each(['/', '/shop', '/search?q=mug'])('stands on %s', async (path) => {
    expect(await popupOn(path)).toContain('Kiln day')
  })

  it.each(['/cart', '/checkout', '/nowhere', '/about?format=json', '/about?format=main-content'])(
    'does not stand on %s',
    async (path) => {
      expect(await read(path)).not.toContain('data-popup ')
    },
  )

  it('is not on pages in the editor’s frame', async () => {
    expect(await inFrame('/about')).not.toContain('data-popup ')
  })

  it('stands where its owner chose', async () => {
    const { documents } = (await owner.get(`${base}/documents?kind=collection`)).json<{
      documents: { id: string; body: { urlId: string } }[]
    }>()
    const about = documents.find(({ body }) => body.urlId === 'about')?.id ?? ''
    await set({ where: 'chosen', pages: [{ id: about }] })
    expect(await popupOn('/about')).toContain('Kiln day')
    expect(await popupOn('/shop')).toBeUndefined()
    await set({ where: 'home' })
    expect(await popupOn('/about')).toBeUndefined()
    expect(await popupOn('/')).toContain('Kiln day')
    await set({ where: 'everywhere' })
  })

  it('waits by scrolling where that was chosen', async () => {
    await set({ after: 'scroll', percent: 40 })
    expect(await popupOn('/about')).toContain('data-percent="40"')
  })

  it('is the same for everybody, kept with the page until something of it changes', async () => {
    const once = await server.visitor().get('/about')
    const again = await server.visitor().get('/about')
    expect(again.text).toBe(once.text)
    expect(again.headers['etag']).toBe(once.headers['etag'])
    await set({ version: 2 })
    expect(await popupOn('/about')).toContain('data-version="2"')
  })

  it('is nothing once nothing is on it', async () => {
    await done('delete-blocks', {
      layoutId: 'slide-popup-overlay',
      blockIds: ['slice-1', 'slice-2', 'slice-3'],
    })
    expect(await popupOn('/about')).toBeUndefined()
  })
})

describe('its settings', () => {
  it.each([
    { seconds: -1 },
    { seconds: 1.5 },
    { seconds: 301 },
    { percent: 0 },
    { days: 366 },
    { days: '7' },
    { version: 0 },
    { where: 'cart' },
    { after: '"><script>' },
    { isOn: 'yes' },
    { pages: [{ id: '"><script>' }] },
    { pages: Array.from({ length: 101 }, (_, place) => ({ id: `p${place}` })) },
    { other: 1 },
  ])('are refused as %j', async (fields) => {
    const { status, text } = await act('set-popup', { set: fields })
    expect([status, text]).toEqual([400, text])
  })

  it('are asked about where somebody else has changed the same one, and merged where not', async () => {
    await done('set-popup', { set: { days: 3 }, seen: { days: 10 } })
    const late = await act('set-popup', { set: { days: 5 }, seen: { days: 10 } })
    expect([late.status, late.json<{ code: string }>().code]).toEqual([409, 'fields-changed'])
    await done('set-popup', { set: { seconds: 9 }, seen: { seconds: 3 } })
  })

  it('are not a visitor’s', async () => {
    const { status } = await act('set-popup', { set: { isOn: false } }, server.visitor())
    expect([401, 403, 404]).toContain(status)
  })
})
