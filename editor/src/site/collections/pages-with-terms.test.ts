import { expect, it } from 'vitest'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { CollectionType } from '@vitrine/rules/site/collections/collection.ts'
import { pagesWithTerms } from './pages-with-terms.ts'

function page(title: string, type: number, folder = false): DocumentReply<'collection'> {
  const body = { title, type, folder }
  return { kind: 'collection', id: title, revision: 1, body } as DocumentReply<'collection'>
}

const blog = page('Journal', CollectionType.generic)
const album = page('Albums', CollectionType.generic)
const shop = page('Shop', CollectionType.products)
const home = page('Home', CollectionType.page)
const titles = (
  pages: readonly DocumentReply<'collection'>[],
  may: 'edit-pages' | 'edit-products',
) => pagesWithTerms(pages, { capabilities: [may, 'edit-pages'] }).map(({ body }) => body.title)

it('leads with shops, whatever order pages come in', () => {
  expect(titles([blog, home, shop, album], 'edit-products')).toEqual(['Shop', 'Albums', 'Journal'])
  expect(titles([shop, album, blog], 'edit-products')).toEqual(['Shop', 'Albums', 'Journal'])
})

it('leaves out the pages that somebody may not change', () => {
  expect(titles([blog, shop], 'edit-pages')).toEqual(['Journal'])
})
