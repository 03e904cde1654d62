import { describe, expect, test } from 'vitest'
import { CollectionType, FolderBehavior } from '../../site/collections/collection.ts'
import {
  CollectionView,
  reservedCollectionNumbers,
} from '../../site/collections/collection-numbers.ts'
import { RecordType, recordTypeLabels } from '../../site/content/content-item.ts'
import { ContentGeneratorType, reservedItemNumbers } from '../../site/content/content-numbers.ts'
import { PromotedBlockType } from '../../site/blocks/promoted-block-type.ts'
import { BackgroundSource } from '../../site/collections/background-source.ts'
import { AestheticsPath, TweakPageType } from '../../site/design/aesthetics.ts'
import { DeviceView } from '../../site/design/device-view.ts'
import { GalleryMediaType } from '../../site/galleries/gallery-media-type.ts'
import { PageType } from '../../site/pages/page-type.ts'
import { SliceType, SlideType } from '../../site/slides/slice-type.ts'
import { ProductType } from '../../shop/products/product.ts'
import { Role } from '../../people/roles/role.ts'
import { reservedPlanFeatures, SurveyCohort } from '../../site/sites/plan.ts'
import { isReservedNumber, wireNameOf, type WireTable } from './wire-names.ts'

/** The values of each enumeration of spec §2 and §3, as it lists them. */
const specified: readonly [string, WireTable, string][] = [
  [
    'page types',
    PageType,
    '1 2 3 50 100 101 102 103 104 105 106 200 201 202 203 204 205 206 207 208 209 300 301',
  ],
  ['product types', ProductType, '1 2 3 4 5'],
  ['collection types', CollectionType, '1 2 3 4 5 6 7 8 10 11 12 13 15 16 17 18'],
  ['record types', RecordType, '1 2 4 5 7 8 11 12 14 15 16 17 18 19 20 21 30 31 50 52 54'],
  ['record type labels', recordTypeLabels, Object.values(RecordType).join(' ')],
  ['folder behaviours', FolderBehavior, '1 2 3'],
  ['background sources', BackgroundSource, '1 2 3 4'],
  ['slice types', SliceType, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21'],
  ['roles', Role, '1 2 3 4 6 7 8 9 10 11 12 13'],
  ['slide types', SlideType, 'cover-page lock-screen popup-overlay'],
  ['collection views', CollectionView, 'list grid product'],
  ['content generators', ContentGeneratorType, 'default icon'],
  [
    'promoted blocks',
    PromotedBlockType,
    'map embed image code quote twitter link video foursquare instagram form',
  ],
  [
    'gallery media',
    GalleryMediaType,
    'imageEmpty imageFile imageLicensed imageReused assetReused video',
  ],
  [
    'aesthetics paths',
    AestheticsPath,
    'colors.activeThemeId fonts.activeThemeId colors.palette colors.themes fonts.themes fonts.fontUsageCategories',
  ],
  ['device views', DeviceView, 'desktop phone tablet'],
  ['tweak pages', TweakPageType, 'SPLASH_PAGE LOCK_SCREEN POPUP_OVERLAY CHECKOUT STYLE'],
  ['survey cohorts', SurveyCohort, 'A B C D E'],
]

describe('what stands for what in data that other programs wrote', () => {
  test.each(specified)('%s have the values of the specification', (_, table, values) => {
    expect(Object.values(table).map(String)).toEqual(values.split(' '))
  })

  test.each(specified)('%s lead from the value to the name and back', (_, table) => {
    const entries = Object.entries(table)
    expect(new Set(entries.map(([, value]) => value)).size).toBe(entries.length)
    for (const [name, value] of entries) {
      expect(wireNameOf(table, value)).toBe(name)
      expect(table[wireNameOf(table, value) ?? '']).toBe(value)
    }
    for (const unknown of [0, -7, 9999, 'nothing', null, undefined, 'toString']) {
      expect(wireNameOf(table, unknown)).toBeUndefined()
    }
  })

  test('the slices of the specification have their names', () => {
    expect(SliceType).toMatchObject({
      'sub-heading': 2,
      'popup-overlay-action': 20,
      'temp-lock-inject': 21,
    })
  })

  test('an article of a knowledge base is labelled kbarticle', () => {
    expect(wireNameOf(recordTypeLabels, 54)).toBe('kbarticle')
  })

  test.each([
    ['collections', reservedCollectionNumbers, 24],
    ['content items', reservedItemNumbers, 62],
    ['features of plans', reservedPlanFeatures, 68],
  ])('the numbers of %s are reserved from 1 to the last, and no others', (_, range, last) => {
    for (const number of [1, 2, last - 1, last]) expect(isReservedNumber(range, number)).toBe(true)
    for (const other of [0, -1, last + 1, 1.5, Number.NaN, '1', null]) {
      expect(isReservedNumber(range, other)).toBe(false)
    }
  })
})
