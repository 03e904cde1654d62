import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await site.writeTemplate({
    'site.region':
      '<!doctype html><html><head>{squarespace-headers}</head><body>{squarespace.main-content}</body></html>',
    'collections/blog.item': '[{item.body}]',
    'blocks/html.block':
      '({squarespace.page-id}:<squarespace:query collection="shop">{.repeated section items}{title},{.end}</squarespace:query>)',
  })
})
afterAll(() => site.close())

const textLayout = {
  columns: 12,
  rows: [
    {
      columns: [
        { span: 12, blocks: [{ id: 'one', type: 2, value: { html: '<p>Hello</p>' } }], rows: [] },
      ],
    },
  ],
}

async function idOf(kind: 'item' | 'collection', urlId: string): Promise<string> {
  const all = await listDocuments(site.context.database.dbFor(site.siteId), kind)
  return all.find((one) => one.body.urlId === urlId)?.id ?? ''
}

test('tags of the platform in a block’s markup work in the body of a page', async () => {
  const pages = await listDocuments(site.context.database.dbFor(site.siteId), 'collection')
  const page = pages.find((one) => one.body.homepage)
  await site.perform(saveLayout, { layoutId: `page-${page?.id}`, layout: textLayout })
  const { text } = await site.get('/')
  expect(text).toContain(`(collection-${page?.id}:Moss Bowl,Glaze Recipes,)`)
})

test('and in the body of a post, where the context for scripts holds the same body', async () => {
  const itemId = await idOf('item', 'second-firing')
  await site.perform(saveLayout, { layoutId: `item-${itemId}`, layout: textLayout })
  const { text } = await site.get('/journal/second-firing')
  expect(text).toContain(`(item-${itemId}:Moss Bowl,Glaze Recipes,)`)
  const json = JSON.parse((await site.get('/journal/second-firing?format=json')).text)
  expect(json.item.body).toContain(`(item-${itemId}:Moss Bowl,Glaze Recipes,)`)
})
