import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { promoteBlock } from '@vitrine/rules/site/blocks/promote-block-actions.ts'
import { setCollectionView } from '@vitrine/rules/site/collections/collection-view-actions.ts'
import { setPageBackground } from '@vitrine/rules/site/collections/page-background-actions.ts'
import { BackgroundSource } from '@vitrine/rules/site/collections/background-source.ts'
import { editItem } from '@vitrine/rules/site/content/item-actions.ts'
import { deleteTemplateFile } from '@vitrine/rules/site/templates/template-file-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite
let itemId: string
let journalId: string
let layoutId: string

const region = '<body>{.section collection}{.end}{squarespace.main-content}</body>'
const text = { id: 'text', type: 2, value: { html: '<p>Long words</p>' } }
const quote = { id: 'quote', type: 31, value: { quote: 'Slow is fast.' } }

beforeAll(async () => {
  site = await openTestSite()
  const database = site.context.database.dbFor(site.siteId)
  const items = await listDocuments(database, 'item')
  itemId = items.find(({ body }) => body.urlId === 'second-firing')?.id ?? ''
  const pages = await listDocuments(database, 'collection')
  journalId = pages.find(({ body }) => body.urlId === 'journal')?.id ?? ''
  layoutId = `item-${itemId}`
  await site.writeTemplate({ 'site.region': region, 'collections/blog.conf': '{}' })
  for (const path of ['collections/blog.item', 'collections/blog.list']) {
    await site.perform(deleteTemplateFile, { path }).catch(() => undefined)
  }
  const rows = [{ columns: [{ span: 12, blocks: [text, quote], rows: [] }] }]
  await site.perform(saveLayout, { layoutId, layout: { columns: 12, rows } })
})
afterAll(() => site.close())

const path = '/journal/second-firing'
const told = async (address: string) => JSON.parse((await site.get(`${address}?format=json`)).text)
const promote = (promotes: string | null, id = layoutId) =>
  site.perform(promoteBlock, { layoutId: id, set: { promotes }, seen: {} })

describe('a promoted quote', () => {
  it('waits in the draft, and visitors read it where it was', async () => {
    await promote('quote', `draft-${layoutId}`)
    const { item } = await told(path)
    expect(item).toMatchObject({ promotedBlockType: null, promotedBlock: '' })
    expect(item.body).toContain('Slow is fast.')
  })

  it('stands at the head of the post, out of its text, and in the list', async () => {
    await promote('quote')
    const { item } = await told(path)
    expect(item.promotedBlockType).toBe('quote')
    expect(item.promotedBlock).toContain('Slow is fast.')
    expect(item.body).not.toContain('Slow is fast.')
    const page = (await site.get(path)).text
    expect(page.split('Slow is fast.')).toHaveLength(2)
    expect(page.indexOf('Slow is fast.')).toBeLessThan(page.indexOf('<h1'))
    expect(page).toContain('promoted promoted-block-quote')
    const list = await told('/journal')
    const listed = list.items.find(({ id }: { id: string }) => id === itemId)
    expect(listed.promotedBlockType).toBe('quote')
    expect((await site.get('/journal')).text).toContain('Slow is fast.')
  })

  it('is what a template of one’s own may ask for, and print where it likes', async () => {
    await site.writeTemplate({
      'collections/blog.conf': '{"promotedBlocks": ["video", "quote"]}',
      'collections/blog.item':
        '[{.section item}{.promotedQUOTE?}{.quote?}{promotedBlock}{.end}{.end}|{body}{.end}]',
    })
    const [, head = '', body = ''] = /\[(.*)\|(.*)\]/s.exec((await site.get(path)).text) ?? []
    expect(head).toContain('Slow is fast.')
    expect(body).not.toContain('Slow is fast.')
  })

  it('is at the head of the text where a template takes it, and does not print it apart', async () => {
    await site.writeTemplate({ 'collections/blog.item': '[{.section item}{body}{.end}]' })
    const page = (await site.get(path)).text
    expect(page.indexOf('Slow is fast.')).toBeLessThan(page.indexOf('Long words'))
    expect(page.split('Slow is fast.')).toHaveLength(2)
  })

  it('is a block as any other where a template takes none of its type', async () => {
    await site.writeTemplate({ 'collections/blog.conf': '{"promotedBlocks": ["video"]}' })
    const { item } = await told(path)
    expect(item.promotedBlockType).toBeNull()
    expect(item.body.indexOf('Long words')).toBeLessThan(item.body.indexOf('Slow is fast.'))
    await site.perform(deleteTemplateFile, { path: 'collections/blog.item' })
  })
})

it('a list is shown as its template says, and as its owner says before that', async () => {
  expect((await told('/journal')).collection.view).toBe('list')
  await site.writeTemplate({ 'collections/blog.conf': '{"view": "grid"}' })
  expect((await site.get('/journal')).text).toContain('blog-list shown-as-grid')
  const choose = (view: string | null) =>
    site.perform(setCollectionView, { collectionId: journalId, set: { view }, seen: {} })
  await choose('product')
  expect((await site.get('/journal')).text).toContain('blog-list shown-as-product')
  await choose(null)
  expect((await site.get('/journal')).text).toContain('blog-list shown-as-grid')
})

describe('a banner', () => {
  const film = 'https://vimeo.com/76979871'
  const video = { backgroundSource: BackgroundSource.video, backgroundVideoUrl: film }

  it('that is a video stands above a page whose template knows of none', async () => {
    await site.perform(setPageBackground, { collectionId: journalId, set: video, seen: {} })
    const page = (await site.get('/journal')).text
    expect(page.indexOf('page-banner')).toBeLessThan(page.indexOf('blog-list'))
    expect(page).toContain('player.vimeo.com/video/76979871')
    expect((await told('/journal')).collection).toMatchObject({
      backgroundSource: 3,
      video: { url: film, playbackSpeed: 1 },
    })
  })

  it('is left to a template that asks for its source', async () => {
    const asking = region.replace(
      '{.end}',
      '{.background-source-video?}film {video.url}{.end}{.end}',
    )
    await site.writeTemplate({ 'site.region': asking })
    const page = (await site.get('/journal')).text
    expect(page).toContain(`film ${film}`)
    expect(page).not.toContain('page-banner')
    await site.writeTemplate({ 'site.region': region })
  })

  it('of a post goes with the post', async () => {
    await site.perform(editItem, { itemId, set: video, seen: {} })
    expect((await site.get(path)).text).toContain('page-banner')
    const none = { backgroundSource: BackgroundSource.none }
    await site.perform(editItem, { itemId, set: none, seen: {} })
    expect((await site.get(path)).text).not.toContain('page-banner')
    expect((await told(path)).item.backgroundSource).toBe(4)
  })

  it('is no picture of Instagram any more, and no address that is no video', async () => {
    const set = (changed: object) =>
      site.perform(setPageBackground, { collectionId: journalId, set: changed, seen: {} })
    await expect(set({ backgroundSource: BackgroundSource.instagram })).rejects.toThrow('Instagram')
    await expect(set({ backgroundVideoUrl: 'https://example.com' })).rejects.toThrow('YouTube')
  })
})

it('what names are reserved for, visitors never see', async () => {
  const menu =
    '<squarespace:navigation navigationId="hiddenNavigation">({.repeated section items}x{.end})</squarespace:navigation>'
  await site.writeTemplate({ 'site.region': `<body>${menu}{squarespace.main-content}</body>` })
  expect((await site.get('/journal')).text).toContain('()')
  await expect(site.writeTemplate({ 'pages/readme.page': 'For authors' })).rejects.toThrow('readme')
  const conf = '{"layouts": {}, "navigations": [{"title": "x", "name": "hidden-navigation"}]}'
  await expect(site.writeTemplate({ 'template.conf': conf })).rejects.toThrow('menus')
})
