import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renamePage, setPageVisibility } from '../../site/collections/page-actions.ts'
import { editItem } from '../../site/content/item-actions.ts'
import { editTextBlock } from '../../site/blocks/layout-actions.ts'
import { defaultSiteSettings } from '../../site/sites/default-site-settings.ts'
import { editProduct } from '../../shop/products/product-actions.ts'
import { setLogo, setShipping, setSiteDetails } from '../../site/sites/site-settings-actions.ts'
import { compareFields } from './field-edits.ts'
import type { StoredDocument } from '../documents/document.ts'
import type { OwnerAction } from './owner-action.ts'
import { itemDocument, pageDocument, performOn } from './testing/perform-on.ts'

const names = ['title', 'address', 'tags', 'price', 'live'] as const
const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(fc.string()))
const fields = fc.record(Object.fromEntries(names.map((name) => [name, value])))
type Fields = Record<string, unknown>

/** An edit of some of the fields by somebody who saw them as they are in `seen`. */
function editOf(seen: Fields, wish: Fields, those: readonly string[]) {
  const pick = (from: Fields) => Object.fromEntries(those.map((name) => [name, from[name]]))
  return { set: pick(wish), seen: pick(seen) }
}

const applied = (stands: Fields, edit: { set: Fields; seen: Fields }) => {
  const { changed, conflicts } = compareFields(stands, edit)
  return conflicts.length > 0 ? conflicts : { ...stands, ...changed }
}

describe('two people who read the same', () => {
  it('and change different fields end with the same, whoever was first', () => {
    fc.assert(
      fc.property(fields, fields, fields, fc.subarray([...names]), (seen, hers, his, hersOnly) => {
        const rest = names.filter((name) => !hersOnly.includes(name))
        const she = editOf(seen, hers, hersOnly)
        const he = editOf(seen, his, rest)
        const both = { ...seen, ...she.set, ...he.set }
        expect(applied(applied(seen, she) as Fields, he)).toEqual(both)
        expect(applied(applied(seen, he) as Fields, she)).toEqual(both)
      }),
    )
  })

  it('and change the same field are both told what the other wrote, unless they agree', () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, hers, his) => {
        const stands = applied(seen, editOf(seen, hers, names)) as Fields
        const { changed, conflicts } = compareFields(stands, editOf(seen, his, names))
        const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
        const differ = names.filter(
          (name) => !same(hers[name], his[name]) && !same(seen[name], hers[name]),
        )
        expect(conflicts).toEqual(
          differ.map((field) => ({ field, yours: his[field], theirs: hers[field] })),
        )
        for (const name of differ) expect(changed).not.toHaveProperty(name)
      }),
    )
  })

  it('and want the same are in nobody’s way', () => {
    fc.assert(
      fc.property(fields, fields, (seen, wish) => {
        const edit = editOf(seen, wish, names)
        expect(applied(applied(seen, edit) as Fields, edit)).toEqual(wish)
      }),
    )
  })
})

const settings: StoredDocument<'site-settings'> = {
  kind: 'site-settings',
  id: 'site',
  revision: 1,
  body: { ...defaultSiteSettings, title: 'Fern', tagline: 'Pots' },
}
const variants = ['A', 'B'].map((sku) => ({
  id: sku,
  sku,
  attributes: { Size: sku },
  priceCents: 100,
  salePriceCents: 0,
  onSale: false,
  assetId: null,
}))
const bowl = itemDocument('bowl', {
  recordType: 11,
  product: {
    productType: 1,
    variantOptionOrdering: ['Size'],
    variants,
    customAddButtonText: null,
    details: '',
  },
})
const text: StoredDocument<'layout'> = {
  kind: 'layout',
  id: 'footer',
  revision: 1,
  body: {
    columns: 12,
    rows: [
      {
        id: 'row',
        columns: [
          {
            id: 'column',
            span: 12,
            blocks: [{ id: 'a', type: 2, value: { html: '<p>Hi</p>' } }],
            rows: [],
          },
        ],
      },
    ],
    updatedOn: 0,
  },
}

type Case = {
  readonly action: OwnerAction<never>
  readonly document: StoredDocument
  readonly first: object
  readonly late: object
  readonly conflicts: readonly object[]
}

/** Each `late` edit saw what stood before `first`. */
const cases: Readonly<Record<string, Case>> = {
  'a site’s name': {
    action: setSiteDetails as never,
    document: settings,
    first: { set: { title: 'Moss' }, seen: { title: 'Fern' } },
    late: { set: { title: 'Ash', tagline: 'Cups' }, seen: { title: 'Fern', tagline: 'Pots' } },
    conflicts: [{ field: 'title', yours: 'Ash', theirs: 'Moss' }],
  },
  'the price of shipping': {
    action: setShipping as never,
    document: settings,
    first: { set: { priceCents: 1 }, seen: {} },
    late: { set: { priceCents: 2 }, seen: { priceCents: settings.body.store.shipping.priceCents } },
    conflicts: [{ field: 'priceCents', yours: 2, theirs: 1 }],
  },
  'a page’s address': {
    action: renamePage as never,
    document: pageDocument('about'),
    first: { collectionId: 'about', set: { urlId: 'hers' }, seen: { urlId: 'about' } },
    late: { collectionId: 'about', set: { urlId: 'his' }, seen: { urlId: 'about' } },
    conflicts: [{ field: 'urlId', yours: 'his', theirs: 'hers' }],
  },
  'a post’s tags': {
    action: editItem as never,
    document: itemDocument('post', { tags: ['kiln'] }),
    first: { itemId: 'post', set: { tags: ['ash'] }, seen: { tags: ['kiln'] } },
    late: { itemId: 'post', set: { tags: ['moss'] }, seen: { tags: ['kiln'] } },
    conflicts: [{ field: 'tags', yours: ['moss'], theirs: ['ash'] }],
  },
  'a variant’s price': {
    action: editProduct as never,
    document: bowl,
    first: {
      itemId: 'bowl',
      set: {},
      variants: [{ id: 'A', set: { priceCents: 300 }, seen: { priceCents: 100 } }],
    },
    late: {
      itemId: 'bowl',
      set: { title: 'Cup' },
      seen: { title: 'bowl' },
      variants: [{ id: 'A', set: { priceCents: 200 }, seen: { priceCents: 100 } }],
    },
    conflicts: [{ field: 'variants.A.priceCents', yours: 200, theirs: 300 }],
  },
  'a text': {
    action: editTextBlock as never,
    document: text,
    first: { layoutId: 'footer', blockId: 'a', html: '<p>Hers</p>', seen: '<p>Hi</p>' },
    late: { layoutId: 'footer', blockId: 'a', html: '<p>His</p>', seen: '<p>Hi</p>' },
    conflicts: [{ field: 'html', yours: '<p>His</p>', theirs: '<p>Hers</p>' }],
  },
}

/** The document as an action leaves it. */
function after({ action, document }: Case, input: object): StoredDocument {
  const result = performOn(action, [document], input)
  if (!result.ok) throw new Error(result.refusal.message)
  const edit = result.value.find(({ kind, id }) => kind === document.kind && id === document.id)
  return { ...document, body: edit?.after ?? document.body } as StoredDocument
}

describe('somebody who saves too late', () => {
  it.each(Object.entries(cases))('loses nothing of %s, and writes over nothing', (_, one) => {
    const late = performOn(one.action, [after(one, one.first)], one.late)
    expect(late).toMatchObject({
      ok: false,
      refusal: { code: 'fields-changed', status: 409, details: { conflicts: one.conflicts } },
    })
  })

  it.each(Object.entries(cases))('is not told of %s that both set alike', (_, one) => {
    const late = performOn(one.action, [after(one, one.late)], one.late)
    expect(late.ok).toBe(true)
  })
})

describe('two people who edit one product', () => {
  it('set the prices of two variants and the SKU of one, and all three stand', () => {
    const hers = {
      itemId: 'bowl',
      set: { title: 'Slip bowl' },
      seen: { title: 'bowl' },
      variants: [{ id: 'A', set: { priceCents: 300 }, seen: { priceCents: 100 } }],
    }
    const his = {
      itemId: 'bowl',
      set: {},
      variants: [
        { id: 'A', set: { sku: 'A-1' }, seen: { sku: 'A' } },
        { id: 'B', set: { priceCents: 200 }, seen: { priceCents: 100 } },
      ],
    }
    const one = cases['a variant’s price']!
    for (const [first, second] of [
      [hers, his],
      [his, hers],
    ] as const) {
      const document = after(one, first)
      expect(after({ ...one, document }, second).body).toMatchObject({
        title: 'Slip bowl',
        product: {
          variants: [
            { priceCents: 300, sku: 'A-1' },
            { priceCents: 200, sku: 'B' },
          ],
        },
      })
    }
  })

  it('are told when a variant is gone', () => {
    const gone = { itemId: 'bowl', set: {}, variants: [{ id: 'Z', set: { sku: 'x' } }] }
    expect(performOn(editProduct, [bowl], gone)).toMatchObject({
      refusal: { code: 'unknown-variant' },
    })
  })
})

describe('a page’s title in menus', () => {
  it('that only follows its title is in nobody’s way, whoever was first', () => {
    const one = { ...cases['a page’s address']!, document: pageDocument('about') }
    const title = { collectionId: 'about', set: { title: 'Us' }, seen: { title: 'about' } }
    const menu = {
      collectionId: 'about',
      set: { navigationTitle: 'Who' },
      seen: { navigationTitle: 'about' },
    }
    for (const [first, second] of [
      [title, menu],
      [menu, title],
    ] as const) {
      const document = after(one, first)
      expect(after({ ...one, document }, second).body).toMatchObject({
        title: 'Us',
        navigationTitle: 'Who',
      })
    }
  })
})

it('a page that somebody published and a picture that somebody chose are not changed back unseen', () => {
  const draft = pageDocument('about', { visibility: 'draft' })
  const hide = { collectionId: 'about', set: { visibility: 'live' }, seen: { visibility: 'live' } }
  expect(performOn(setPageVisibility, [draft], hide)).toMatchObject({
    refusal: { code: 'fields-changed' },
  })
  const logo = { ...settings, body: { ...settings.body, logoAssetId: 'hers' } }
  const late = { set: { logoAssetId: null }, seen: { logoAssetId: 'old' } }
  expect(performOn(setLogo, [logo], late)).toMatchObject({ refusal: { code: 'fields-changed' } })
})
