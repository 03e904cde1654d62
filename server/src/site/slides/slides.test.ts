import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { idsPerPlace } from '@vitrine/rules/site/blocks/spare-ids.ts'
import { sliceNumber } from '@vitrine/rules/site/slides/slice-type.ts'
import { socialServices } from '@vitrine/rules/site/sites/social-account.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let owner: Visitor
let base: string
let coverId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.owner()
  base = `/api/editor/sites/${server.siteId}`
  const added = await done('add-page', {
    title: 'Arrive',
    typeName: 'splash-page',
    slideLayout: 'cover-lower',
  })
  coverId = added.changed.find(({ kind }) => kind === 'collection')?.id ?? ''
})
afterAll(() => server.close())

const act = (action: string, input: object) =>
  owner.write('POST', `${base}/actions`, { action, input })
const done = async (action: string, input: object): Promise<ChangeReply> => {
  const answer = await act(action, input)
  expect([answer.status, answer.text]).toEqual([200, answer.text])
  return answer.json<ChangeReply>()
}
const read = async (path: string) => {
  // visitors meet a change a moment later
  server.time.now += 1500
  return server.visitor().get(path)
}
const inFrame = async (path: string) => {
  const { token } = (await owner.write('POST', `${base}/edit-tokens`)).json<{ token: string }>()
  return server.visitor().get(`${path}?edit=${token}`)
}
const set = (fields: object, layoutId = `page-${coverId}`) =>
  done('set-slide-layout', { layoutId, set: fields })

describe('a cover page', () => {
  it('is a page of its own, without the header and footer of the site', async () => {
    const { status, text } = await read('/arrive')
    expect(status).toBe(200)
    expect(text).toContain('"pageType":3,')
    expect(text).toContain('class="slide slide-cover-page slide-cover-lower"')
    expect(text).toContain('<h1>Say in one line what this is</h1>')
    expect(text).toContain('<title>Arrive')
    // what its owner writes from right to left begins on the right
    expect(text).toContain('<div class="slide-words" dir="auto">')
    expect(text).toContain('rel="stylesheet" href="/site.css')
    expect(text).not.toMatch(/<header|<footer|sqs-row"><div class="col sqs-col-12/)
    expect(text).not.toContain('data-layout-id')
  })

  it('answers in JSON as other pages do', async () => {
    const context = (await read('/arrive?format=json')).json<Record<string, unknown>>()
    expect(context).toMatchObject({
      pageType: 3,
      collection: { type: 8, typeName: 'splash-page', title: 'Arrive' },
    })
    expect(context['mainContent']).toContain('Say in one line')
    expect((await read('/arrive?format=main-content')).text).toMatch(/^<div class="slide /)
  })

  it('has its ground in numbers and colours alone, and words that can be read on it', async () => {
    await set({ color: 'hsl(210, 60%, 20%)' })
    expect((await read('/arrive')).text).toMatch(
      /is-dark" style="--slide-darkness:0\.55;--slide-ground:rgb\(20 51 82 \/ 1\)"/,
    )
    await set({ color: '#ffe' })
    expect((await read('/arrive')).text).toContain('is-light"')
    await set({ color: '' })
  })

  it('can be the home page', async () => {
    const before = (await owner.get(`${base}/documents?kind=collection`)).json<{
      documents: { id: string; body: { homepage: boolean } }[]
    }>()
    const home = before.documents.find(({ body }) => body.homepage)?.id
    await done('set-homepage', { collectionId: coverId })
    const { text } = await read('/')
    expect(text).toContain('slide-cover-lower')
    expect(text).toContain('homepage')
    await done('set-homepage', { collectionId: home })
  })

  it('shows visitors its draft once that is published', async () => {
    const layoutId = `draft-page-${coverId}`
    await set({ layout: 'cover-quiet' }, layoutId)
    expect((await read('/arrive')).text).toContain('slide-cover-lower')
    expect((await inFrame('/arrive')).text).toContain('slide-cover-quiet')
    await done('publish-drafts', { layoutIds: [layoutId] })
    expect((await read('/arrive')).text).toContain('slide-cover-quiet')
  })
})

describe('what is around the slices of a slide', () => {
  const ask = (slide: object) =>
    owner.write('POST', `${base}/render-blocks`, {
      path: '/arrive',
      layoutId: `draft-page-${coverId}`,
      blocks: [],
      slide,
    })

  it('is made as its owner wants it, with a place for the slices, and stored nowhere', async () => {
    const { status, text } = await ask({
      type: 'cover-page',
      layout: 'cover-split',
      ground: { color: '#123' },
    })
    expect(status).toBe(200)
    const { slide } = JSON.parse(text) as { slide: string }
    expect(slide).toMatch(/^<!--vitrine-slide draft-page-\w+--><div class="slide [^>]*cover-split/)
    expect(slide).toMatch(/data-layout-id="draft-page-\w+" id="page-\w+"><\/div>/)
    expect(slide).not.toContain('sqs-block')
    expect((await inFrame('/arrive')).text).toContain('slide-cover-quiet')
    expect((await read('/arrive')).text).not.toContain('<!--vitrine-slide')
  })

  it('is refused where it is no slide', async () => {
    expect((await ask({ type: 'page', layout: 'x', ground: {} })).status).toBe(400)
  })
})

describe("a site's own slides", () => {
  it.each([
    ['lock-screen', 103, 'This page is locked'],
    ['popup-overlay', 104, 'Something new'],
  ])('are shown in the frame, such as %s', async (type, pageType, words) => {
    const { status, text } = await inFrame(`/_slides/${type}`)
    expect(status).toBe(200)
    expect(text).toContain(`"pageType":${pageType},`)
    expect(text).toContain(words)
    expect(text).toContain(`data-layout-id="draft-slide-${type}"`)
    expect((await read(`/_slides/${type}`)).status).toBe(404)
  })

  it('are what was drawn until they are edited, and visitors wait for what is published', async () => {
    const layoutId = 'draft-slide-lock-screen'
    await done('edit-block', {
      layoutId,
      blockId: 'slice-1',
      set: { label: '<b>Ours</b> & yours' },
    })
    expect((await inFrame('/_slides/lock-screen')).text).toContain(
      '<span>&lt;b&gt;Ours&lt;/b&gt; &amp; yours</span>',
    )
    expect((await owner.write('POST', `${base}/undo`)).status).toBe(200)
    expect((await inFrame('/_slides/lock-screen')).text).toContain('This page is locked')
  })

  it('speak the language of the site in the frame, too, until somebody writes something else', async () => {
    const stored = 'Who has the password can go on.'
    const shown = 'Wer das Passwort hat, kommt weiter.'
    await done('set-site-details', { set: { language: 'de-DE' } })
    const { text } = await inFrame('/_slides/lock-screen')
    expect(text).toContain(`<p>${shown}</p>`)
    // what is typed over is what is stored
    expect(text).toContain(`&quot;untouched&quot;:&quot;&lt;p&gt;${stored}&lt;/p&gt;&quot;`)
    const again = await owner.write('POST', `${base}/render-blocks`, {
      path: '/_slides/lock-screen',
      layoutId: 'draft-slide-lock-screen',
      blocks: [{ id: 'slice-2', type: sliceNumber('body'), value: { html: `<p>${stored}</p>` } }],
    })
    expect(again.text).toContain(shown)
    const own = [{ id: 'slice-2', type: sliceNumber('body'), value: { html: '<p>Ask us.</p>' } }]
    const written = await owner.write('POST', `${base}/render-blocks`, {
      path: '/_slides/lock-screen',
      layoutId: 'draft-slide-lock-screen',
      blocks: own,
    })
    expect([written.text.includes('Ask us.'), written.text.includes('untouched')]).toEqual([
      true,
      false,
    ])
    await done('set-site-details', { set: { language: 'en-US' } })
  })

  it('are no field of a template', async () => {
    await done('set-template-file', {
      path: 'pages/trick.page',
      text: '<squarespace:block-field id="slide-lock-screen" columns="1" />!',
    }).catch(() => undefined)
    expect((await read('/trick')).text).not.toContain('id="slide-lock-screen"')
  })
})

describe('a site in a language that is written from right to left', () => {
  const setLanguage = (language: string) => done('set-site-details', { set: { language } })
  const opening = async (path: string) => {
    // the checkout meets a change a moment later
    server.time.now += 1500
    return /<html[^>]*>/.exec((await inFrame(path)).text)?.[0]
  }

  it.each(['/', '/arrive', '/checkout', '/_slides/lock-screen'])(
    'begins on the right at %s, and no other does',
    async (path) => {
      const before = await opening(path)
      expect(before).toBe('<html lang="en-US">')
      await setLanguage('ar-EG')
      expect(await opening(path)).toBe('<html lang="ar-EG" dir="rtl">')
      await setLanguage('en-US')
      expect(await opening(path)).toBe(before)
    },
  )
})

describe('social links', () => {
  const accounts = [
    { serviceName: 'instagram', profileUrl: 'instagram.com/aino?a=1&b="2"' },
    { serviceName: '<b>Ours</b>', profileUrl: 'https://ours.example/aino' },
  ]

  it('are the signs of the services, with their names for whoever does not see them', async () => {
    await done('set-social-accounts', { set: { socialAccounts: accounts } })
    const layoutId = `page-${coverId}`
    const layout = (await owner.get(`${base}/documents/layout/${layoutId}`)).json<{
      body: { rows: { columns: { id: string }[] }[] }
    }>()
    await done('insert-blocks', {
      layoutId,
      place: { at: 'end-of-column', columnId: layout.body.rows[0]?.columns[0]?.id },
      ids: Array.from({ length: idsPerPlace }, (_, at) => `${at}`.padStart(24, 'b')),
      blocks: [{ id: 'a'.repeat(24), type: sliceNumber('social-icons'), value: {} }],
    })
    const { text } = await read('/arrive')
    const list = /<ul class="slide-social">.*?<\/ul>/.exec(text)?.[0] ?? ''
    expect(list).toContain('href="https://instagram.com/aino?a=1&amp;b=&quot;2&quot;"')
    expect(list).toContain('<use href="/universal/svg/social-accounts.svg#instagram-icon"/>')
    expect(list).toContain('<span class="slide-social-name">Instagram</span>')
    expect(list).toContain('#url-icon"')
    expect(list).toContain('&lt;b&gt;Ours&lt;/b&gt;')
    expect(list).not.toContain('<b>')
  })

  it('have their signs in one file, which a locked site serves as well', async () => {
    const path = '/universal/svg/social-accounts.svg'
    const { status, text, headers } = await read(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    for (const { id } of socialServices) {
      expect(text).toMatch(new RegExp(`<symbol id="${id}-icon" viewBox="0 0 16 16"><path`))
    }
    expect(text.match(/<svg/g)).toHaveLength(1)
    const { lockId } = (
      await owner.write('POST', `${base}/locks`, { password: 'slow birch spoon' })
    ).json<{
      lockId: string
    }>()
    await done('set-site-password', { set: { lockId } })
    expect((await read(path)).status).toBe(200)
    const { text: locked, status: shut } = await read('/arrive')
    expect([shut, locked.includes('slide-social')]).toEqual([403, false])
    await done('set-site-password', { set: { lockId: null } })
  })

  it('say in the frame where they are entered while there are none', async () => {
    await done('set-social-accounts', { set: { socialAccounts: [] } })
    expect((await inFrame('/arrive')).text).toContain('data-hint="Its accounts are entered in')
    await done('set-social-accounts', { set: { socialAccounts: accounts } })
    expect((await inFrame('/arrive')).text).not.toContain('data-hint="Its accounts')
  })

  it.each([
    { serviceName: 'instagram', profileUrl: 'javascript:alert(1)' },
    { serviceName: 'email', profileUrl: 'https://shop.example' },
    { serviceName: '', profileUrl: 'https://shop.example' },
    { serviceName: 'instagram', profileUrl: 7 },
  ])('are refused where they lead nowhere: %j', async (account) => {
    expect((await act('set-social-accounts', { set: { socialAccounts: [account] } })).status).toBe(
      400,
    )
  })
})
