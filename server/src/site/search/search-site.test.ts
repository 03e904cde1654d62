import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { saveLayout } from '@vitrine/rules/site/blocks/layout-actions.ts'
import { setPageVisibility } from '@vitrine/rules/site/collections/page-actions.ts'
import {
  addItem,
  deleteItem,
  editItem,
  setPostState,
} from '@vitrine/rules/site/content/item-actions.ts'
import { setSiteDetails } from '@vitrine/rules/site/sites/site-settings-actions.ts'
import { searchDictionaries } from '@vitrine/rules/site/search/search-dictionary.ts'
import { searchTextOf } from '@vitrine/rules/search-text.ts'
import { listDocuments } from '../../ground/documents/read-documents.ts'
import { openTestSite, type TestSite } from '../pages/testing/open-test-site.ts'
import { fillSearch } from './fill-search.ts'

let site: TestSite
let journal: string

beforeAll(async () => {
  site = await openTestSite()
  journal = await idOf('collection', 'journal')
})
afterAll(() => site.close())

type Hit = { title: string; url: string; excerpt: string; isPage?: boolean; body?: string }
type Results = { items: Hit[]; empty: boolean; noWords: boolean; hasMore: boolean }

async function search(query: string): Promise<Results> {
  const page = await site.get(`/search?format=json&q=${encodeURIComponent(query)}`)
  expect([query, page.status]).toEqual([query, 200])
  return JSON.parse(page.text) as Results
}
const titles = async (query: string) => (await search(query)).items.map(({ title }) => title)

async function idOf(kind: 'item' | 'collection', urlId: string): Promise<string> {
  const all = await listDocuments(site.context.database.dbFor(site.siteId), kind)
  return all.find((one) => one.body.urlId === urlId)?.id ?? ''
}

async function addPost(urlId: string, title: string, more: object = {}): Promise<string> {
  await site.perform(addItem, { collectionId: journal, title, urlId, ...more })
  const itemId = await idOf('item', urlId)
  await site.perform(setPostState, { itemId, state: PostState.published })
  return itemId
}

async function setLanguage(language: string): Promise<void> {
  await site.perform(setSiteDetails, { set: { language } })
  while (!(await fillSearch(site.context.database, searchTextOf)));
}

describe('what is found', () => {
  test.each([
    ['a word of a title', 'firing', ['Second firing', 'First firing']],
    ['whatever its case', 'FIRING', ['Second firing', 'First firing']],
    ['other forms of a word', 'fired', ['Second firing', 'First firing']],
    ['a form that is longer', 'bowls', ['Moss Bowl']],
    ['the beginning of a word', 'bo', ['Moss Bowl']],
    ['one letter of it, pages first', 'w', ['Home', 'First firing']],
    ['words in another order, each by its beginning', 'firi seco', ['Second firing']],
    ['a word of a text', 'hot', ['Second firing']],
    ['a word of the page itself', 'us', ['About']],
    ['a tag', 'kiln', ['Second firing']],
    ['a SKU as it is typed', 'bowl-s', ['Moss Bowl']],
    ['a SKU without its signs', 'BOWLM', ['Moss Bowl']],
    ['nothing, where a word is missing', 'second nowhere', []],
    ['nothing of a draft', 'unpublished', []],
  ])('%s: %s', async (_name, query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('first what has the words in its title, then in its names, then in its text', async () => {
    const text = await addPost('in-text', 'One', { body: '<p>Sandalwood &amp; more</p>' })
    const tag = await addPost('in-tags', 'Two', { tags: ['sandalwood'] })
    const longer = await addPost('longer', 'Sandalwoods and others', {})
    const title = await addPost('in-title', 'Of sandalwood', {})
    expect(await titles('sandalwood')).toEqual([
      'Of sandalwood',
      'Sandalwoods and others',
      'Two',
      'One',
    ])
    expect(await titles('sandalwoo more')).toEqual(['One'])
    for (const itemId of [text, tag, longer, title]) await site.perform(deleteItem, { itemId })
    expect(await titles('sandalwood')).toEqual([])
  })

  test('with accents or without, and none of the signs of HTML', async () => {
    const itemId = await addPost('light', 'Lumi&egrave;re', {
      body: '<p class="velours">L&#39;été à Łódź <b>d</b>eux<br>trois</p>',
    })
    await site.perform(editItem, { itemId, set: { title: 'Lumière' } })
    for (const query of ['lumiere', 'LUMIÈRE', 'lumie\u0300re', 'ete', 'lodz', 'trois']) {
      expect([query, await titles(query)]).toEqual([query, ['Lumière']])
    }
    expect(await titles('velours')).toEqual([])
    await site.perform(deleteItem, { itemId })
  })

  test('where a language does not separate its words, any part of them', async () => {
    const itemId = await addPost('lamp', '手吹きガラスのランプ')
    for (const query of ['ランプ', 'ガラス', 'プ', '手吹き']) {
      expect([query, await titles(query)]).toEqual([query, ['手吹きガラスのランプ']])
    }
    expect(await titles('ガラプ')).toEqual([])
    await site.perform(deleteItem, { itemId })
  })

  test('what a layout says, which stands in for the body', async () => {
    const itemId = await addPost('own-layout', 'Own layout', { body: '<p>Vetiver</p>' })
    const block = (id: string, type: number, value: object) => ({ id, type, value })
    const layout = {
      columns: 12 as const,
      rows: [
        {
          columns: [
            {
              span: 12,
              rows: [],
              blocks: [
                block('a', 2, { html: '<p>Bergamot</p>' }),
                block('b', 31, { quote: 'Tonka & tar', source: 'Somebody' }),
                block('c', 5, { assetId: 'patchouli', caption: 'Cardamom' }),
              ],
            },
          ],
        },
      ],
    }
    await site.perform(saveLayout, { layoutId: `item-${itemId}`, layout } as never)
    for (const query of ['bergamot', 'tonka tar', 'somebody', 'cardamom']) {
      expect([query, await titles(query)]).toEqual([query, ['Own layout']])
    }
    expect(await titles('patchouli')).toEqual([])
    expect(await titles('vetiver')).toEqual([])
    const about = await idOf('collection', 'about')
    await site.perform(saveLayout, { layoutId: `page-${about}`, layout } as never)
    const { items } = await search('bergamot')
    expect(items.map(({ title, url, isPage }) => [title, url, isPage])).toEqual([
      ['About', '/about', true],
      ['Own layout', '/journal/own-layout', undefined],
    ])
    await site.perform(deleteItem, { itemId })
  })

  test('no item of a page that visitors do not see', async () => {
    const set = (visibility: 'live' | 'draft') =>
      site.perform(setPageVisibility, { collectionId: journal, set: { visibility } })
    await set('draft')
    expect(await titles('firing')).toEqual([])
    expect(await titles('journal')).toEqual([])
    await set('live')
    expect(await titles('firing')).toHaveLength(2)
    expect(await titles('journal')).toEqual(['Journal'])
  })
})

describe('the language of the site', () => {
  test('has a dictionary in this PostgreSQL', async () => {
    const { rows } = await sql<{ name: string }>`select dictname as name from pg_ts_dict`.execute(
      site.context.database.kysely,
    )
    const known = rows.map(({ name }) => name)
    expect(searchDictionaries.filter((name) => !known.includes(name))).toEqual([])
  })

  test('says which forms are one word, and another one does so anew', async () => {
    const itemId = await addPost('forms', 'Die Häuser am Fluss')
    expect(await titles('Hauses')).toEqual([])
    await setLanguage('de-AT')
    expect(await titles('Hauses')).toEqual(['Die Häuser am Fluss'])
    expect(await titles('firing')).toHaveLength(2)
    await setLanguage('ja')
    expect(await titles('Hauses')).toEqual([])
    expect(await titles('Häuser')).toEqual(['Die Häuser am Fluss'])
    await setLanguage('en-US')
    expect(await titles('fired')).toHaveLength(2)
    await site.perform(deleteItem, { itemId })
  })
})

describe('whatever is typed', () => {
  const signs = '"\'()[]{}:*&|!<->\\%_;--'
  test.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['signs', signs],
    ['an emoji', '😀'],
    ['half of one', '\uDE00'.toWellFormed()],
    ['the language of PostgreSQL', "' OR 1=1; drop table document; --"],
    ['10 KB of quotes', "'".repeat(10_000)],
    ['10 KB of brackets', '('.repeat(10_000)],
    ['10 KB of stars', '§:*&'.repeat(2_000)],
    ['2,000 words', 'wort '.repeat(2_000)],
    ['2,000 different words', Array.from({ length: 2_000 }, (_, n) => `w${n}`).join(' ')],
    ['one long word', 'x'.repeat(10_000)],
    ['marks without a letter', '\u0301'.repeat(10_000)],
    ['the longest character', '\uFDFA'.repeat(3_000)],
  ])('%s, it is answered', async (_name, query) => {
    const { items, empty } = await search(query)
    expect([items, empty]).toEqual([[], true])
  })

  test('says whether there was a word in it', async () => {
    expect((await search(signs)).noWords).toBe(true)
    expect((await search('')).noWords).toBe(false)
    expect((await search('nowhere')).noWords).toBe(false)
    expect((await site.get('/search?q=%20%20')).text).not.toContain('Nothing found for')
    expect((await site.get('/search?q=()')).text).toContain('There is no word in “()”.')
  })

  test('a zero byte and half a character in the address are no fault of ours', async () => {
    for (const address of ['/search?q=a%00b', '/search?q=%FF%FE', '/search?q=%ED%A0%80moss']) {
      expect((await site.get(address)).status).toBe(200)
    }
  })

  test('a text of any length and of any characters can be found, up to where enough was read', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `wörtchen${n}`).join(' ')
    const itemId = await addPost('long', 'Long', { body: `<p>${many}</p>` })
    expect(await titles('wortchen1')).toEqual(['Long'])
    await site.perform(editItem, {
      itemId,
      set: { body: `<p>${'\u{10428}'.repeat(30)}\uD801 ${'語'.repeat(50_000)}</p>` },
    })
    expect(await titles('語語')).toEqual(['Long'])
    await site.perform(deleteItem, { itemId })
  })
})

describe('the page of results', () => {
  test('shows a product with its picture, its price and whether it is sold out', async () => {
    const { text } = await site.get('/search?q=bowl')
    expect(text).toContain('<h2 class="search-hit-title"><a href="/shop/moss-bowl">Moss Bowl</a>')
    expect(text).toMatch(
      /<a class="search-hit-picture"[^>]*><img src="\/[^"]+\?format=300w" width="\d+" height="\d+"/,
    )
    expect(text.replace(/\s+/g, ' ')).toMatch(/product-price"> from \$20\.00/)
    expect(text).not.toContain('sold-out')
    await sql`update stock set quantity = 0`.execute(site.context.database.kysely)
    expect((await site.get('/search?q=bowl')).text).toContain('class="product-mark sold-out"')
  })

  test('shows a post with what it says, and no more of its text than that', async () => {
    const [hit] = (await search('second')).items
    expect(hit).toMatchObject({ url: '/journal/second-firing', excerpt: 'Hot.' })
    expect(hit).not.toHaveProperty('body')
  })

  test('says that nothing was found, or that there is more than it shows', async () => {
    expect((await site.get('/search?q=nowhere')).text).toContain('Nothing found for “nowhere”.')
    expect((await search('firing')).hasMore).toBe(false)
    for (let place = 0; place < 50; place++) {
      await site.perform(addItem, { collectionId: journal, title: `Many ${place}` })
    }
    await sql`update document set visibility = 'live', body = body || '{"visibility":"live"}'
      where body ->> 'title' like 'Many %'`.execute(site.context.database.kysely)
    await sql`update search_entry set visibility = 'live'
      where visibility = 'draft' and kind = 'item'`.execute(site.context.database.kysely)
    const many = await search('many')
    expect([many.items.length, many.hasMore]).toEqual([48, true])
    expect((await site.get('/search?q=many')).text).toContain('There is more.')
  })
})
