import type { LoadedPage } from './loaded-page.ts'
import { expect, test } from 'vitest'
import type { Collection } from '@vitrine/rules/site/collections/collection.ts'
import { PageType } from '@vitrine/rules/site/pages/page-type.ts'
import { noPagination, noTerms } from '../pages/load-target.ts'
import { readTemplateConf } from '../templates/template-conf.ts'
import { chooseLayout } from './render-page.ts'
import { noResults } from '../search/search-site.ts'

const collection: Collection = {
  type: 1,
  typeName: 'blog',
  title: 'Journal',
  navigationTitle: 'Journal',
  description: '',
  urlId: 'journal',
  homepage: false,
  visibility: 'live',
  ordering: 'chronological',
  pageSize: 20,
  folder: false,
  folderBehavior: 3,
  mainAssetId: null,
  layoutId: null,
  updatedOn: 0,
  sample: false,
}

function pageOf(changes: Partial<Collection>): LoadedPage {
  return {
    pageType: PageType.collection,
    target: { kind: 'list', collectionId: 'c', collection: { ...collection, ...changes } },
    item: null,
    items: [],
    list: null,
    listing: null,
    itemCount: 0,
    terms: noTerms,
    pagination: noPagination,
    results: noResults,
    comments: null,
    reviews: null,
  }
}

const conf = readTemplateConf(
  '{"layouts": {"default": {"regions": ["a.region"]}, "homepage": {"regions": ["h"]}, "blog": {"regions": ["b"]}, "wide": {"regions": ["w"]},}}',
)

test.each([
  ['its own choice', { layoutId: 'wide' }, 'wide'],
  [
    'the default of its type, where its own choice is gone from the template',
    { layoutId: 'gone' },
    'blog',
  ],
  ['the layout of the front page', { homepage: true }, 'homepage'],
  ['the default', { typeName: 'events' }, 'default'],
])('a page is put into %s', (_which, changes, layout) => {
  expect(chooseLayout(pageOf(changes), conf)).toBe(layout)
})

test('regions may be named with or without their ending', () => {
  expect(conf.layouts.get('default')?.regions).toEqual(['a'])
})
