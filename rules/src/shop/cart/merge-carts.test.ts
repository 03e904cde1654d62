import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addedToCopy, mergeCarts, type MergeBound, type MergedLine } from './merge-carts.ts'

const line = (id: string, variantId: string, quantity: number, answersHash = ''): MergedLine => ({
  id,
  variantId,
  answersHash,
  quantity,
})
const endless: MergeBound = { most: 9999, stock: null }

describe('a cart that becomes part of a member’s', () => {
  it.each([
    ['what only the visitor has goes over', [], [line('v', 'bowl', 2)], endless, [], [['v', 2]]],
    ['what only the member has stays', [line('o', 'bowl', 2)], [], endless, [], []],
    [
      'what both have is added up',
      [line('o', 'bowl', 2)],
      [line('v', 'bowl', 3)],
      endless,
      [['o', 5]],
      [],
    ],
    [
      'another variant is another line',
      [line('o', 'bowl', 2)],
      [line('v', 'cup', 3)],
      endless,
      [],
      [['v', 3]],
    ],
    [
      'other answers are another line',
      [line('o', 'bowl', 2)],
      [line('v', 'bowl', 3, 'engraved')],
      endless,
      [],
      [['v', 3]],
    ],
    [
      'no more than there is',
      [line('o', 'bowl', 2)],
      [line('v', 'bowl', 3)],
      { most: 9999, stock: 4 },
      [['o', 4]],
      [],
    ],
    [
      'what there is counts for all lines of a variant together',
      [line('o', 'bowl', 2)],
      [line('v', 'bowl', 3, 'engraved')],
      { most: 9999, stock: 3 },
      [],
      [['v', 1]],
    ],
    [
      'what the member has already is not lowered, where there is less by now',
      [line('o', 'bowl', 5)],
      [line('v', 'bowl', 3)],
      { most: 9999, stock: 1 },
      [],
      [],
    ],
    [
      'what is sold singly stays one',
      [line('o', 'course', 1)],
      [line('v', 'course', 1)],
      { most: 1, stock: null },
      [],
      [],
    ],
    [
      'no line holds more than a shopper can ask for',
      [line('o', 'bowl', 9000)],
      [line('v', 'bowl', 9000)],
      endless,
      [['o', 9999]],
      [],
    ],
    [
      'of what is gone nothing goes over',
      [],
      [line('v', 'bowl', 2)],
      { most: 9999, stock: 0 },
      [],
      [],
    ],
  ] as const)('%s', (_case, own, visitors, bound, raised, moved) => {
    const pairs = (all: readonly { id: string; quantity: number }[]) =>
      all.map(({ id, quantity }) => [id, quantity])
    const merged = mergeCarts(own, visitors, () => bound)
    expect([pairs(merged.raised), pairs(merged.moved)]).toEqual([raised, moved])
  })

  it('has no more lines than a cart may have', () => {
    const own = Array.from({ length: 199 }, (_, at) => line(`o${at}`, `own-${at}`, 1))
    const visitors = [line('v1', 'bowl', 1), line('v2', 'cup', 1), line('v3', 'own-0', 1)]
    expect(mergeCarts(own, visitors, () => endless)).toEqual({
      raised: [{ id: 'o0', quantity: 2 }],
      moved: [{ id: 'v1', quantity: 1 }],
    })
  })
})

const carts = fc.uniqueArray(
  fc.record({
    variantId: fc.constantFrom('a', 'b', 'c'),
    answersHash: fc.constantFrom('', 'x'),
    quantity: fc.integer({ min: 1, max: 9999 }),
  }),
  { selector: ({ variantId, answersHash }) => variantId + answersHash, maxLength: 6 },
)
const bounds = fc.record({
  most: fc.constantFrom(1, 9999),
  stock: fc.option(fc.integer({ min: 0, max: 12_000 })),
})

test('no merge invents goods, takes any from the member, or goes over a bound by itself', () => {
  fc.assert(
    fc.property(carts, carts, bounds, (ofMember, ofVisitor, bound) => {
      const named = (lines: typeof ofMember, mark: string) =>
        lines.map((one, at) => ({ ...one, id: `${mark}${at}` }))
      const own = named(ofMember, 'o')
      const visitors = named(ofVisitor, 'v')
      const { raised, moved } = mergeCarts(own, visitors, () => bound)
      const before = new Map(own.map(({ id, quantity }) => [id, quantity]))
      for (const { id, quantity } of raised) expect(quantity).toBeGreaterThan(before.get(id) ?? 0)
      const after = [
        ...own.map((one) => ({
          ...one,
          quantity: raised.find(({ id }) => id === one.id)?.quantity ?? one.quantity,
        })),
        ...visitors.flatMap((one) => {
          const found = moved.find(({ id }) => id === one.id)
          return found === undefined ? [] : [{ ...one, quantity: found.quantity }]
        }),
      ]
      const sumOf = (lines: readonly MergedLine[], variantId: string) =>
        lines
          .filter((one) => one.variantId === variantId)
          .reduce((sum, { quantity }) => sum + quantity, 0)
      for (const variantId of ['a', 'b', 'c']) {
        const sum = sumOf(after, variantId)
        const held = sumOf(own, variantId)
        expect(sum).toBeGreaterThanOrEqual(held)
        expect(sum).toBeLessThanOrEqual(held + sumOf(visitors, variantId))
        const most = Math.min(bound.most, bound.stock ?? 9999, 9999)
        expect(sum).toBeLessThanOrEqual(Math.max(held, most))
      }
    }),
  )
})

test('a copy of a cart brings back only what was added to it since', () => {
  const own = [line('o', 'bowl', 2), line('p', 'cup', 1, 'engraved')]
  const copy = [line('c', 'bowl', 2), line('d', 'cup', 3, 'engraved'), line('e', 'plate', 1)]
  expect(addedToCopy(own, copy)).toEqual([line('d', 'cup', 2, 'engraved'), line('e', 'plate', 1)])
})
