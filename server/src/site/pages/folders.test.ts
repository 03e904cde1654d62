import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ChangeReply, DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import type { Visitor } from '../../testing/http-client.ts'
import { openTemplateShop, type TemplateShop } from './testing/open-template-shop.ts'

let shop: TemplateShop
let visitor: Visitor
let folderId: string
const pageIds = new Map<string, string>()

beforeAll(async () => {
  shop = await openTemplateShop()
  visitor = shop.server.visitor()
  const list = await shop.author.get(`${shop.base}/documents?kind=collection`)
  for (const { id, body } of list.json<DocumentsReply<'collection'>>().documents) {
    pageIds.set(body.urlId, id)
  }
  await shop.write('site.region', region)
  const wish = { title: 'Studio', typeName: 'folder', navigationId: 'mainNavigation' }
  const { changed } = await act('add-page', wish)
  folderId = changed.find(({ kind }) => kind === 'collection')?.id ?? ''
})
afterAll(() => shop?.close())

const region =
  '<main>{squarespace.main-content}</main>' +
  '<nav><squarespace:navigation navigationId="mainNavigation">{.repeated section items}' +
  '{.clickable?}({url}){.or}[{title}]{.end}{.if folderActive}*{.end}' +
  '{.if items}<{.repeated section items}{.clickable?}{collection.fullUrl} {.end}{.end}>{.end}{.end}</squarespace:navigation></nav>' +
  '<aside><squarespace:folder-navigation>{.repeated section items}{title}{.if active}!{.end} {.end}</squarespace:folder-navigation></aside>'

async function act(action: string, input: object): Promise<ChangeReply> {
  const done = await shop.author.write('POST', `${shop.base}/actions`, { action, input })
  expect([action, done.status === 200 || done.text]).toEqual([action, true])
  shop.server.time.now += 1001
  return done.json<ChangeReply>()
}

const into = (urlId: string) => act('move-into-folder', { pageId: pageIds.get(urlId), folderId })
const behave = (folderBehavior: number) => act('set-folder', { folderId, set: { folderBehavior } })

async function partOf(path: string, tag: string): Promise<string> {
  const { text } = await visitor.get(path)
  return new RegExp(`<${tag}>(?<inside>[^]*)</${tag}>`).exec(text)?.groups?.['inside'] ?? ''
}

describe('a folder of pages', () => {
  it('stands in the menu with its pages, which leave the menu and keep their addresses', async () => {
    await into('journal')
    await into('about')
    expect(await partOf('/about', 'nav')).toBe(
      '(/shop)(https://example.com/)(/studio)*</journal /about >',
    )
    expect(await partOf('/shop', 'nav')).toContain('(/studio)</journal /about >')
    expect(await partOf('/about', 'aside')).toBe('Journal About! ')
    expect(await partOf('/shop', 'aside')).toBe('')
    expect((await visitor.get('/journal')).status).toBe(200)
  })

  it('leads to its first page, or the one that is chosen, and to nothing that is not public', async () => {
    const led = async () => {
      const { status, headers } = await visitor.get('/studio?a=1')
      return [status, headers['location']]
    }
    expect(await led()).toEqual([302, '/journal?a=1'])
    await act('set-folder', { folderId, set: { leadsTo: pageIds.get('about') } })
    expect(await led()).toEqual([302, '/about?a=1'])
    for (const urlId of ['about', 'journal']) {
      const collectionId = pageIds.get(urlId)
      await act('set-page-visibility', { collectionId, set: { visibility: 'draft' } })
    }
    expect(await led()).toEqual([404, undefined])
    expect(await partOf('/shop', 'nav')).toBe('(/shop)(https://example.com/)(/studio)')
    for (const urlId of ['about', 'journal']) {
      const collectionId = pageIds.get(urlId)
      await act('set-page-visibility', { collectionId, set: { visibility: 'live' } })
    }
  })

  it('is no more than a heading where its owner wants that, and answers nothing', async () => {
    await behave(3)
    expect(await partOf('/shop', 'nav')).toBe(
      '(/shop)(https://example.com/)[Studio]</journal /about >',
    )
    expect((await visitor.get('/studio')).status).toBe(404)
    const map = await visitor.get('/sitemap.xml?part=pages')
    expect(map.text).toContain('/about</loc>')
    expect(map.text).not.toContain('/studio</loc>')
  })

  it('shows its pages one below another, of lists their items, and nothing that is locked', async () => {
    await behave(1)
    const shown = await partOf('/studio', 'main')
    expect(shown.indexOf('Second firing')).toBeGreaterThan(-1)
    expect(shown.indexOf('<p>Us.</p>')).toBeGreaterThan(shown.indexOf('Second firing'))
    expect(shown).not.toContain('Moss Bowl')
    const made = await shop.author.write('POST', `${shop.base}/locks`, { password: 'open sesame' })
    const { lockId } = made.json<{ lockId: string }>()
    const collectionId = pageIds.get('about')
    await act('set-page-password', { collectionId, set: { lockId } })
    expect(await partOf('/studio', 'main')).not.toContain('Us.')
    await act('set-page-password', { collectionId, set: { lockId: null } })
  })

  it('is shown by the template that declares an index, which has all of its pages', async () => {
    await shop.write('collections/wall.conf', '{ "folder": true, "index": true, "fullData": true }')
    await shop.write(
      'collections/wall.list',
      '{.repeated section collection.collections}{typeName}={urlId}:{.repeated section items}{title},{.end}{.if isPage}{mainContent}{.end};{.end}',
    )
    shop.server.time.now += 1001
    const shown = await partOf('/studio', 'main')
    expect(shown).toMatch(/^blog=journal:Second firing,First firing,;page=about:<div/)
    const page = (await visitor.get('/studio?format=json')).json<Record<string, object>>()
    expect(page['collection']).toMatchObject({
      folder: true,
      folderBehavior: 1,
      index: true,
      collections: [{ urlId: 'journal', items: [{}, {}] }, { urlId: 'about' }],
    })
  })

  it('goes without its pages, and comes back with them by undo', async () => {
    await act('delete-page', { collectionId: folderId })
    expect(await partOf('/about', 'nav')).toBe('(/shop)(https://example.com/)(/journal)(/about)')
    expect((await visitor.get('/studio')).status).toBe(404)
    const undone = await shop.author.write('POST', `${shop.base}/undo`, {})
    expect(undone.status).toBe(200)
    shop.server.time.now += 1001
    expect(await partOf('/about', 'nav')).toBe(
      '(/shop)(https://example.com/)(/studio)*</journal /about >',
    )
  })
})
