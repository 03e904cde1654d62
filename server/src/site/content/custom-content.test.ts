import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DocumentsReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { openTemplateShop, type TemplateShop } from '../pages/testing/open-template-shop.ts'

let shop: TemplateShop
let journalId: string
let postId: string
let picture: string

beforeAll(async () => {
  shop = await openTemplateShop()
  const pages = await documents('collection')
  journalId = pages.find(({ body }) => body.urlId === 'journal')?.id ?? ''
  const items = await documents('item')
  postId = items.find(({ body }) => body.urlId === 'first-firing')?.id ?? ''
  picture = items.find(({ body }) => body.urlId === 'moss-bowl')?.body.mainAssetId ?? ''
  await shop.write('template.conf', JSON.stringify({ ...conf, customTypes: [project, other] }))
  await shop.write('collections/blog.conf', '{ "acceptTypes": ["text", "project"], }')
  await shop.write(
    'collections/blog.item',
    '<dl>{.section item.customContent}{customType}|{client}|{words}|{.section cover}{filename}{.end}|{.if done}done{.end}|{.repeated section more}{filename};{.end}{.end}</dl>',
  )
})
afterAll(() => shop?.close())

const conf = {
  name: 'Small',
  layouts: { default: { name: 'Default', regions: ['site'] } },
  navigations: [{ title: 'Main', name: 'mainNavigation' }],
}
const project = {
  name: 'project',
  title: 'Project',
  base: 'text',
  fields: [
    { name: 'client', title: 'Client', type: 'text' },
    { name: 'words', title: 'Words', type: 'wysiwyg' },
    { name: 'cover', title: 'Cover', type: 'image' },
    { name: 'done', title: 'Done', type: 'checkbox' },
    { name: 'more', title: 'More', type: 'gallery' },
    { name: 'customType', title: 'Not to be had', type: 'text' },
    { name: 'score', title: 'Of no kind that there is', type: 'stars' },
  ],
}
const other = { name: 'other', title: 'Not of this page', fields: [] }

async function documents<Kind extends 'collection' | 'item'>(kind: Kind) {
  const read = await shop.author.get(`${shop.base}/documents?kind=${kind}`)
  return read.json<DocumentsReply<Kind>>().documents
}

async function set(fields: object, status = 200): Promise<void> {
  const input = { itemId: postId, set: fields }
  const action = { action: 'set-custom-content', input }
  const done = await shop.author.write('POST', `${shop.base}/actions`, action)
  expect([done.status, done.text]).toEqual([status, done.text])
  shop.server.time.now += 1001
}

async function shown(): Promise<string> {
  const { text } = await shop.server.visitor().get('/journal/first-firing')
  return /<dl>(?<inside>[^]*)<\/dl>/.exec(text)?.groups?.['inside'] ?? ''
}

describe('fields that a template declares for the items of a page', () => {
  it('are told to the editor for the pages whose conf accepts them, and no others', async () => {
    const asked = async (id: string) => {
      const reply = await shop.author.get(`${shop.base}/custom-types?collectionId=${id}`)
      return reply.json<{ types: { name: string; fields: { name: string }[] }[] }>()
    }
    const told = await asked(journalId)
    expect(told).toMatchObject({ takesOthers: true, types: [{ name: 'project' }] })
    expect(told.types[0]?.fields.map(({ name }) => name)).toEqual([
      'client',
      'words',
      'cover',
      'done',
      'more',
    ])
    expect(await asked('nowhere')).toEqual({ types: [], takesOthers: true })
  })

  it('stand in the item’s context as templates print them: escaped, cleaned, with their files', async () => {
    await set({
      customType: { type: 'text', value: 'project' },
      client: { type: 'text', value: '<Ada>' },
      words: { type: 'wysiwyg', value: '<p onclick="x">Hot<script>alert(1)</script></p>' },
      cover: { type: 'image', value: picture },
      done: { type: 'checkbox', value: true },
      more: { type: 'gallery', value: [{ id: 'a', assetId: picture }] },
    })
    expect(await shown()).toBe('project|&lt;Ada&gt;|<p>Hot</p>|bowl.png|done|bowl.png;')
  })

  it('are kept where the template calls them otherwise, and refused where they are no values', async () => {
    await set({ client: { type: 'text', value: 4 } }, 400)
    await set({ done: null })
    await shop.write('template.conf', JSON.stringify({ ...conf, customTypes: [] }))
    shop.server.time.now += 1001
    expect(await shown()).toBe('project|&lt;Ada&gt;|<p>Hot</p>|bowl.png||bowl.png;')
  })
})
