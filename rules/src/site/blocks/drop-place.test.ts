import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { insertBlocks, moveBlocks } from './block-actions.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { dropPlace, lineOf, type Drop } from './drop-place.ts'
import type { Box } from './layout-boxes.ts'
import type { Layout } from './layout.ts'
import { placesOf } from './places.ts'
import { idsPerPlace } from './spare-ids.ts'
import { boxesOf, type Flow } from './testing/boxes-of.ts'
import { blockOf, freshIds, randomLayout } from './testing/random-layout.ts'

const newId = freshIds()
const flow: fc.Arbitrary<Flow> = fc.record({
  gap: fc.constantFrom(0, 10, 34),
  heights: fc.array(fc.integer({ min: 8, max: 400 }), { minLength: 1, maxLength: 6 }),
})
const point = fc.record({
  x: fc.integer({ min: 0, max: 1000 }),
  y: fc.integer({ min: 80, max: 1500 }),
})

const two: Layout = {
  columns: 12,
  updatedOn: 0,
  rows: [
    {
      id: 'one',
      columns: [
        { id: 'wide', span: 8, blocks: [blockOf('a'), blockOf('b')], rows: [] },
        { id: 'bare', span: 4, blocks: [], rows: [] },
      ],
    },
    { id: 'two', columns: [{ id: 'only', span: 12, blocks: [blockOf('c')], rows: [] }] },
  ],
}
/** Column `wide` from 20 to 660 px, `bare` to 980; a 100-200, b 200-300, then a gap of 34, c 334-434. */
const boxes = boxesOf(two, { gap: 34, heights: [100] })
const everywhere = placesOf(two, { blockIds: [] })
const at = (x: number, y: number, last: Drop | null = null, places = everywhere) =>
  dropPlace(boxes, places, { x, y }, last)?.place ?? null

describe('where something lands', () => {
  it('is beside a block in its outer fifth, of 12 to 48 pixels, and else above or below it', () => {
    expect(at(67, 150)).toEqual({ at: 'left', blockId: 'a' })
    expect(at(69, 140)).toEqual({ at: 'before', blockId: 'a' })
    expect(at(613, 150)).toEqual({ at: 'right', blockId: 'a' })
    expect(at(300, 160)).toEqual({ at: 'before', blockId: 'b' })
    expect(at(300, 280)).toEqual({ at: 'after', blockId: 'b' })
  })

  it('is an empty column wherever in it, shown as a whole', () => {
    for (const [x, y] of [
      [665, 105],
      [900, 190],
      [975, 298],
    ] as const) {
      expect(at(x, y)).toEqual({ at: 'end-of-column', columnId: 'bare' })
    }
    expect(lineOf(boxes, { at: 'end-of-column', columnId: 'bare' })).toMatchObject({ height: 200 })
  })

  it('is between rows in a gap, above the first and below the last', () => {
    expect(at(300, 317)).toEqual({ at: 'before-row', rowId: 'two' })
    expect(at(300, 60)).toEqual({ at: 'before-row', rowId: 'one' })
    expect(at(300, 900)).toEqual({ at: 'after-row', rowId: 'two' })
  })

  it('stays where it was until the pointer is six pixels past the border', () => {
    const above = dropPlace(boxes, everywhere, { x: 300, y: 245 }, null)
    expect(above?.place).toEqual({ at: 'before', blockId: 'b' })
    expect(at(300, 254, above)).toEqual({ at: 'before', blockId: 'b' })
    expect(at(300, 257, above)).toEqual({ at: 'after', blockId: 'b' })
  })

  it('is nowhere over the block that moves, whose neighbours take it beyond', () => {
    const places = placesOf(two, { blockIds: ['b'] })
    expect(at(300, 250, null, places)).toBeNull()
    expect(at(300, 160, null, places)).toEqual({ at: 'after', blockId: 'a' })
  })

  it('is the start of a layout without rows', () => {
    const bare = { ...two, rows: [] }
    const drop = dropPlace(
      boxesOf(bare, { gap: 0, heights: [1] }),
      placesOf(bare, { blockIds: [] }),
      { x: 5, y: 5 },
      null,
    )
    expect(drop?.place).toEqual({ at: 'start' })
  })

  it('is found where a row and the rows in its only column fill the same box', () => {
    const block = { id: 'a', type: 2, value: {} }
    const inner = { id: 'inner', columns: [{ id: 'c2', span: 12, blocks: [block], rows: [] }] }
    const outer = { id: 'outer', columns: [{ id: 'c1', span: 12, blocks: [], rows: [inner] }] }
    const first = { id: 'first', columns: [{ id: 'c0', span: 12, blocks: [], rows: [] }] }
    const nested = { ...two, rows: [first, outer] }
    const measured = boxesOf(nested, { gap: 30, heights: [200] })
    const places = placesOf(nested, { blockIds: [] })
    const beside = { x: 2, y: measured.rows[1]?.box.top ?? 0 }
    expect(dropPlace(measured, places, beside, null)?.place).toEqual({
      at: 'after-row',
      rowId: 'outer',
    })
  })

  it('is always allowed, performs, and is shown by the line of its place', () => {
    fc.assert(
      fc.property(
        randomLayout,
        flow,
        fc.array(point, { maxLength: 12 }),
        (layout, laid, points) => {
          const measured = boxesOf(layout, laid)
          const places = placesOf(layout, { blockIds: [] })
          let last: Drop | null = null
          for (const one of points) {
            last = dropPlace(measured, places, one, last)
            if (last === null) throw new Error(`nothing at ${JSON.stringify(one)}`)
            expect(places).toContainEqual(last.place)
            expect(lineOf(measured, last.place)).toEqual(last.line)
            expectInserted(layout, last)
          }
        },
      ),
      { endOnFailure: true },
    )
  })

  it('of what moves is always allowed and performs', () => {
    fc.assert(
      fc.property(randomLayout, flow, fc.array(point, { maxLength: 12 }), fc.nat(), (...given) => {
        const [layout, laid, points, pick] = given
        const ids = blocksOfLayout(layout).map(({ id }) => id)
        const blockIds = ids.slice(pick % (ids.length + 1)).slice(0, 1)
        if (blockIds.length === 0) return
        const places = placesOf(layout, { blockIds })
        for (const one of points) {
          const drop = dropPlace(boxesOf(layout, laid), places, one, null)
          if (drop === null) continue
          expect(places).toContainEqual(drop.place)
          const input = { layoutId: 'footer', blockIds, place: drop.place, ids: spare() }
          expect(performOn(moveBlocks, [footer(layout)], input)).toMatchObject({ ok: true })
        }
      }),
      { endOnFailure: true },
    )
  })

  it('is inside the layout, as is its line', () => {
    fc.assert(
      fc.property(randomLayout, flow, point, (layout, laid, one) => {
        const measured = boxesOf(layout, laid)
        const drop = dropPlace(measured, placesOf(layout, { blockIds: [] }), one, null)
        if (drop !== null) expect(isWithin(drop.line, measured.box)).toBe(true)
      }),
      { endOnFailure: true },
    )
  })
})

const spare = () => Array.from({ length: idsPerPlace }, newId)
const footer = (body: Layout) => ({ kind: 'layout', id: 'footer', revision: 1, body }) as const

function expectInserted(layout: Layout, { place }: Drop): void {
  const blocks = [{ id: newId(), type: 2, value: { html: '' } }]
  const input = { layoutId: 'footer', place, blocks, ids: spare() }
  expect(performOn(insertBlocks, [footer(layout)], input)).toMatchObject({ ok: true })
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left - 1 &&
    inner.top >= outer.top - 1 &&
    inner.left + inner.width <= outer.left + outer.width + 1 &&
    inner.top + inner.height <= outer.top + outer.height + 1
  )
}
