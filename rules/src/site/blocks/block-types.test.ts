import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sliceTypeOf } from '../slides/slice-type.ts'
import { escapeHtml } from '../../ground/words/escape-html.ts'
import type { BlockType } from './block-type.ts'
import { blockWords } from './block-words.ts'
import {
  acceptFields,
  blockNewValue,
  blockTypes,
  findBlockType,
  findBlockTypeByName,
  readBlockValue,
  nameOnlyTypes,
  sliceTypes,
  withFields,
} from './block-types.ts'
import type { FieldKind, FieldMap, LookUp, Stored } from './field-kind.ts'
import type { Block, Layout } from './layout.ts'
import { shownBlock } from './shown-block.ts'
import type { ListKind } from './kinds/list.ts'
import type { TextKind } from './kinds/text.ts'
import { buttonBlock } from './types/button-block.ts'
import { cleanLayout, referencesOfLayout, visitBlock, visitLayout } from './visit-block.ts'
import { wordsOfBlock } from './words-of-block.ts'

const look: LookUp = {
  blockId: 'b',
  ownerScripts: true,
  address: ({ kind, id }) => `/${kind}/${id}`,
  asset: (id) => ({ id, contentType: 'image/png', title: '', assetUrl: `/static/images/${id}` }),
  siteLogo: () => undefined,
  donation: () => undefined,
  socialAccounts: (services) =>
    (services ?? ['x']).map((one) => ({ serviceName: 'url', screenname: escapeHtml(one) })),
  item: (id) => ({ id }),
  collection: (id) => ({ id }),
  page: (id) => ({ id }),
  pagesIn: (id) => [{ id }],
  menu: (id) => ({ title: escapeHtml(id), items: [] }),
  items: ({ limit }) => [{ limit }],
  groups: ({ by }) => [{ name: `<b>${by}</b>`, query: '?a&b', count: 2 }],
  month: () => ({ from: 0, weeks: [] }),
  comments: ({ limit }) => ({ comments: [{ limit }] }),
  markdown: escapeHtml,
}

/** Would run or break out wherever it stood raw. */
const hostile = '"><script>alert(1)</script>\'&'

const hostileTexts = fc.oneof(
  fc.constant(hostile),
  fc.constant('<a href="/shop">x</a><img src="/static/images/abc/0/x.png">'),
  fc.constant('[x](/about) ![y](/static/images/abc/0/y.png)'),
  fc.constant('javascript:alert(1)'),
  fc.constant('/shop?a=b#c'),
  fc.string({ maxLength: 60 }),
)

const anything = fc.oneof(
  hostileTexts,
  fc.constant(undefined),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(hostileTexts, { maxLength: 4 }),
  fc.record({ to: hostileTexts, newWindow: fc.boolean() }),
  fc.record({ to: fc.record({ kind: fc.constant('item'), id: fc.constant('abc') }) }),
  fc.record({ url: hostileTexts, title: hostileTexts, ratio: fc.double() }),
  fc.record({ addressTitle: hostileTexts, mapLat: fc.double(), mapZoom: fc.double() }),
  fc.record({
    columns: fc.array(hostileTexts, { maxLength: 3 }),
    rows: fc.array(fc.array(fc.oneof(hostileTexts, fc.integer()), { maxLength: 4 })),
  }),
  fc.record({ collectionId: hostileTexts, filter: fc.jsonValue(), pageSize: fc.integer() }),
)

/** Values that a field may have, made of what its kind says of itself. */
function goodValues(field: FieldKind): fc.Arbitrary<unknown> {
  const id = fc.option(fc.stringMatching(/^[\w-]{1,30}$/))
  const url = fc.constantFrom('', 'https://vimeo.com/76979871', 'https://youtu.be/dQw4w9WgXcQ')
  const tries: Readonly<Record<FieldKind['kind'], () => fc.Arbitrary<unknown>>> = {
    text: () => hostileTexts.map((words) => words.slice(0, (field as TextKind).max)),
    html: () => hostileTexts,
    markdown: () => hostileTexts,
    code: () => hostileTexts,
    link: () =>
      fc.record({
        to: fc.oneof(
          fc.constantFrom(null, '/shop', 'https://a.example', 'tel:+1', '#x'),
          fc.record({ kind: fc.constantFrom('item', 'asset', 'collection'), id: fc.constant('a') }),
        ),
        newWindow: fc.boolean(),
      }),
    asset: () => id,
    item: () => id,
    collection: () => id,
    menu: () => id,
    query: () =>
      fc.record({
        collectionId: id,
        filter: fc.record({ category: hostileTexts, tag: hostileTexts, featured: fc.boolean() }),
        pageSize: fc.integer({ min: 1, max: 30 }),
      }),
    number: () => {
      const { min, max, step } = field as FieldKind & { min: number; max: number; step: number }
      return fc.integer({ min: 0, max: Math.floor((max - min) / step) }).map((n) => min + n * step)
    },
    choice: () =>
      fc.constantFrom(...Object.keys((field as FieldKind & { options: object }).options)),
    switch: () => fc.boolean(),
    embed: () =>
      fc.record({ url, title: hostileTexts, ratio: fc.double({ min: 10, max: 200, noNaN: true }) }),
    place: () => {
      const lat = fc.option(fc.double({ min: -85, max: 85, noNaN: true }))
      const lng = fc.option(fc.double({ min: -180, max: 180, noNaN: true }))
      return fc.record({
        addressTitle: hostileTexts,
        addressLine1: hostileTexts,
        addressLine2: hostileTexts,
        addressCountry: hostileTexts,
        mapLat: lat,
        mapLng: lng,
        mapZoom: fc.integer({ min: 1, max: 18 }),
        markerLat: lat,
        markerLng: lng,
      })
    },
    table: () =>
      fc.integer({ min: 1, max: 4 }).chain((width) => {
        const row = fc.array(hostileTexts, { minLength: width, maxLength: width })
        return fc.record({ columns: row, rows: fc.array(row, { maxLength: 4 }) })
      }),
    accounts: () => fc.option(fc.uniqueArray(fc.stringMatching(/^.{1,50}$/), { maxLength: 4 })),
    list: () => {
      const row = {
        id: fc.stringMatching(/^[\w-]{1,8}$/),
        ...goodFields((field as ListKind).fields),
      }
      return fc.uniqueArray(fc.record(row), { selector: (one) => one.id, maxLength: 4 })
    },
  }
  return tries[field.kind]()
}

function goodFields(fields: FieldMap): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, goodValues(field)]),
  )
}

/** Whatever may be stored under a type's names, today's and former ones, and others. */
function storedValues(blockType: BlockType): fc.Arbitrary<Stored> {
  const names = [...Object.keys(blockType.fields), ...Object.keys(blockType.was ?? {}), 'other']
  return fc.record(Object.fromEntries(names.map((name) => [name, anything])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Stored>
}

const layoutOf = (...blocks: Block[]): Layout => ({
  columns: 12,
  updatedOn: 0,
  rows: [{ id: 'row', columns: [{ id: 'column', span: 12, blocks, rows: [] }] }],
})
const blockOf = ({ type }: BlockType, value: Stored): Block => ({ id: 'b', type, value })

/** As a sanitiser does: other than it was, and then the same for good. */
const cleanHtml = (html: string) => html.replace(/<script.*?<\/script>/gs, '')

const runs = { numRuns: 60 }

const named = [
  ...blockTypes.map((one) => [one.title, one] as const),
  ...sliceTypes.map((one) => [`${one.title}, a slice`, one] as const),
  ...nameOnlyTypes.map((one) => [`${one.title}, by its name`, one] as const),
]

describe.each(named)('%s', (_title, blockType) => {
  const fields = Object.entries(blockType.fields)

  it('begins with values that may be written, as do its variants', () => {
    const presets = [undefined, ...(blockType.presets ?? [])]
    for (const preset of presets) {
      const value = blockNewValue(blockType, preset)
      expect(acceptFields(blockType, value)).toEqual({ ok: true, value })
      expect(readBlockValue(blockType, value)).toEqual(value)
    }
  })

  it('reads what may be written as it was written', () => {
    fc.assert(
      fc.property(fc.record(goodFields(blockType.fields)), (value) => {
        const accepted = acceptFields(blockType, value)
        expect(accepted).toEqual({ ok: true, value })
        expect(readBlockValue(blockType, value)).toEqual(value)
      }),
      runs,
    )
  })

  it('can be shown, searched and hinted at, whatever is stored', () => {
    fc.assert(
      fc.property(storedValues(blockType), (stored) => {
        const value = readBlockValue(blockType, stored)
        expect(() => {
          shownBlock(blockType, stored, look)
          shownBlock(blockType, stored, { ...look, ownerScripts: false, asset: () => undefined })
          wordsOfBlock(blockType, stored)
          blockType.hint?.(value)
          for (const name of Object.keys(blockType.shows ?? {})) blockType.shows?.[name]?.(value)
        }).not.toThrow()
      }),
      runs,
    )
  })

  it('is the same block when its references are seen and none is changed', () => {
    fc.assert(
      fc.property(storedValues(blockType), (stored) => {
        const block = blockOf(blockType, stored)
        expect(visitBlock(block, (one) => one)).toBe(block)
      }),
      runs,
    )
  })

  it('refers to nothing once all references are taken out', () => {
    fc.assert(
      fc.property(storedValues(blockType), (stored) => {
        const without = visitLayout(layoutOf(blockOf(blockType, stored)), () => null)
        expect(referencesOfLayout(without)).toEqual([])
      }),
      runs,
    )
  })

  it('is clean after it was cleaned once, and safe texts stay byte for byte', () => {
    fc.assert(
      fc.property(storedValues(blockType), (stored) => {
        const layout = layoutOf(blockOf(blockType, stored))
        const once = cleanLayout(layout, null, cleanHtml)
        expect(cleanLayout(once, null, cleanHtml)).toBe(once)
        const failing = () => {
          throw new Error('a text that stood there was cleaned again')
        }
        expect(cleanLayout(once, once, failing)).toBe(once)
      }),
      runs,
    )
  })

  it('lets no plain text reach markup raw', () => {
    const trusted = new Set(['html', 'markdown', 'code', 'list'])
    for (const [name, field] of fields) {
      if (trusted.has(field.kind)) continue
      fc.assert(
        fc.property(anything, (stored) => {
          const value = field.read(stored, {})
          if (value === undefined) return
          expect(JSON.stringify(field.context(value, look)) ?? '', name).not.toMatch(/<\w/)
        }),
        runs,
      )
    }
  })

  it('has a label for each field, and tabs, variants and former names of fields that there are', () => {
    const labels = (map: FieldMap): string[] =>
      Object.values(map).flatMap((field) => [
        field.label,
        ...(field.kind === 'list' ? labels((field as ListKind).fields) : []),
      ])
    expect(labels(blockType.fields).filter((label) => label.trim() === '')).toEqual([])
    const named = [
      ...Object.values(blockType.tabs ?? {}).flat(),
      ...Object.values(blockType.was ?? {}),
      ...Object.keys(blockType.shows ?? {}),
      ...(blockType.presets ?? []).flatMap(({ values }) => Object.keys(values)),
      ...(blockType.inPlace === undefined ? [] : [blockType.inPlace]),
    ]
    const known = new Set(fields.map(([name]) => name))
    expect(named.filter((name) => !known.has(name))).toEqual([])
  })
})

test('numbers, names and variants are each of one type', () => {
  const numbers = blockTypes.flatMap(({ type, alsoNumbers = [], presets = [] }) => [
    type,
    ...alsoNumbers,
    ...presets.map((one) => one.number),
  ])
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const one of blockTypes) {
    const led = (one.alsoNumbers ?? []).map(findBlockType)
    expect([findBlockType(one.type), findBlockTypeByName(one.name)]).toEqual([one, one])
    expect(led.every((found) => found === one)).toBe(true)
  }
})

test('types that are known by name have numbers and names that no others have, and nobody adds them', () => {
  const others = [...blockTypes, ...sliceTypes]
  const numbers = others.flatMap(({ type, alsoNumbers = [] }) => [type, ...alsoNumbers])
  for (const one of nameOnlyTypes) {
    expect(numbers).not.toContain(one.type)
    expect(findBlockType(one.type)).toBe(one)
    expect([one.isNameOnly, one.offered, one.fields]).toEqual([true, false, {}])
    expect(one.hint?.({})).toMatch(/\. Visitors see nothing of it\.$/)
    expect(blockWords([one])).toBe(one.slideTypes === undefined ? `${one.title} block` : one.title)
  }
  // each number that the specification names is one of these; the others have no name
  const known = new Set([...numbers, ...nameOnlyTypes.map(({ type }) => type)])
  const nameless = Array.from({ length: 69 }, (_, at) => at + 1).filter((one) => !known.has(one))
  expect(nameless).toEqual([15, 34, 35, 36, 37, 38, 39, 40, 64])
})

test('slices have numbers of their own, and no variants', () => {
  for (const one of sliceTypes) {
    expect(findBlockType(one.type)).toBe(one)
    expect([sliceTypeOf(one.type), one.slideTypes]).not.toContain(undefined)
    expect(one.presets ?? []).toEqual([])
  }
  expect(blockTypes.filter(({ type }) => sliceTypeOf(type) !== undefined)).toEqual([])
})

test('what a field cannot be is refused beside its name, and so is what is no field', () => {
  const set = {
    buttonText: 'x'.repeat(201),
    buttonLink: { to: 'javascript:alert(1)', newWindow: false },
    buttonSize: 'huge',
    buttonAlignment: 'left',
    text: 'Go',
  }
  expect(acceptFields(buttonBlock, set)).toMatchObject({
    ok: false,
    refusal: {
      code: 'value-not-accepted',
      fields: {
        buttonText: 'You have exceeded the character limit.',
        buttonLink: 'Links must be formatted as https://example.com or http://example.com',
        buttonSize: 'huge is not one of the expected options',
        text: 'Please check what you entered.',
      },
    },
  })
})

test('a field that is set takes the place of its former names, and all else stays stored', () => {
  const stored = { text: 'Go', link: '/a', newWindow: true, size: 'small', ours: [1] }
  const buttonLink = { to: '/b', newWindow: false }
  expect(withFields(buttonBlock, stored, { buttonLink })).toEqual({
    text: 'Go',
    size: 'small',
    ours: [1],
    buttonLink,
  })
})
