import { expect, test } from 'vitest'
import type { ActionResult, OwnerAction } from '../ground/changes/owner-action.ts'
import type { StoredDocument } from '../ground/documents/document.ts'
import { pageDocument, performOn } from '../ground/changes/testing/perform-on.ts'
import { saveLayout } from './blocks/layout-actions.ts'
import { setStyle } from './design/design-actions.ts'
import { editAsset } from './media/asset-actions.ts'
import { renameNavigationLink, reorderNavigation } from './navigation/navigation-actions.ts'

const link = { kind: 'external-link', id: 'b', title: 'Elsewhere', url: '/x', newWindow: false }
const stands = [
  pageDocument('about'),
  {
    kind: 'layout',
    id: 'page-about',
    revision: 1,
    body: { columns: 12, rows: [], updatedOn: 0 },
  },
  {
    kind: 'navigation',
    id: 'main',
    revision: 1,
    body: { title: 'Main', items: [{ kind: 'collection', id: 'a', collectionId: 'about' }, link] },
  },
  {
    kind: 'design',
    id: 'design',
    revision: 1,
    body: { customCss: '.a{}', tweakValues: { ink: '#000', paper: '#fff' } },
  },
  {
    kind: 'asset',
    id: 'cup',
    revision: 1,
    body: { filename: 'cup.jpg', altText: 'A cup', title: '', focalPoint: { x: 0.5, y: 0.5 } },
  },
] as unknown as StoredDocument[]

type Perform = (edit: object) => ActionResult

function on<Input>(action: OwnerAction<Input>): Perform {
  return (edit) => performOn(action, stands, edit, () => true)
}

const menu = { navigationId: 'main' }
const layoutOf = (id: string) => ({
  columns: 12,
  rows: [{ columns: [{ span: 12, blocks: [{ id, type: 2, value: { html: id } }], rows: [] }] }],
})
const empty = { columns: 12, rows: [] }
const file = { assetId: 'cup' }
const named = { ...menu, itemId: 'b' }
const page = { layoutId: 'page-about' }

/** An edit, with what its author saw as it stands, and as somebody has changed it since. */
const edits: readonly [string, Perform, object, unknown, unknown, readonly string[]][] = [
  [
    'the name of a link',
    on(renameNavigationLink),
    { ...named, set: { title: 'His' } },
    { title: 'Elsewhere' },
    { title: 'Before' },
    ['title'],
  ],
  [
    'the order of a menu',
    on(reorderNavigation),
    { ...menu, itemIds: ['b', 'a'] },
    ['a', 'b'],
    ['b', 'a', 'c'],
    ['itemIds'],
  ],
  [
    'custom CSS',
    on(setStyle),
    { set: { customCss: '.his{}' } },
    { customCss: '.a{}' },
    { customCss: '' },
    ['customCss'],
  ],
  [
    'a style choice',
    on(setStyle),
    { set: { 'tweak.ink': '#111' } },
    { 'tweak.ink': '#000' },
    { 'tweak.ink': null },
    ['tweak.ink'],
  ],
  [
    'the words of a picture',
    on(editAsset),
    { ...file, set: { altText: 'His' } },
    { altText: 'A cup' },
    { altText: '' },
    ['altText'],
  ],
  [
    'a layout',
    on(saveLayout),
    { ...page, layout: layoutOf('his') },
    empty,
    layoutOf('before'),
    ['layout'],
  ],
]

test.each(edits)(
  'of two people who edit %s at once, the second is shown both values',
  (_what, perform, edit, seen, seenBefore, fields) => {
    expect(perform({ ...edit, seen })).toMatchObject({ ok: true })
    // as by a program that never looked
    expect(perform(edit)).toMatchObject({ ok: true })
    const late = perform({ ...edit, seen: seenBefore })
    const conflicts = fields.map((field) => ({ field }))
    expect(late).toMatchObject({ refusal: { code: 'fields-changed', details: { conflicts } } })
  },
)

test('edits of different fields, or of the same to one value, never get into each other’s way', () => {
  const words = {
    ...file,
    set: { title: 'Cup', altText: 'A cup' },
    seen: { title: '', altText: 'Old' },
  }
  expect(performOn(editAsset, stands, words)).toMatchObject({
    value: [{ after: { title: 'Cup', altText: 'A cup' } }],
  })
  const ink = { set: { 'tweak.ink': '#111' }, seen: { 'tweak.ink': '#000', 'tweak.paper': '#old' } }
  expect(performOn(setStyle, stands, ink)).toMatchObject({
    value: [{ after: { tweakValues: { ink: '#111', paper: '#fff' } } }],
  })
})
