import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../ground/documents/json-diff.ts'
import type { AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import { performOn } from '../../ground/changes/testing/perform-on.ts'
import { arrangementOf } from './arrangement.ts'
import { insertBlocks, moveBlocks } from './block-actions.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { allRows } from './find-in-rows.ts'
import { refusedLayout } from './layout-schema.ts'
import { maxRowDepth, type Layout } from './layout.ts'
import { placesOf } from './places.ts'
import { moveRow } from './row-actions.ts'
import { idsPerPlace } from './spare-ids.ts'
import { freshIds, randomLayout } from './testing/random-layout.ts'

const newId = freshIds()
const spare = () => Array.from({ length: idsPerPlace }, newId)

/** The layout after an action on it; as it was where nothing changes. */
function after(layout: Layout, action: AnyOwnerAction, input: object): Layout {
  const document = { kind: 'layout', id: 'footer', revision: 1, body: layout } as const
  const done = performOn(action, [document], { layoutId: 'footer', ...input })
  if (!done.ok) throw new Error(`${action.name} ${JSON.stringify(input)}: ${done.refusal.code}`)
  const [edit] = done.value
  return edit === undefined ? layout : (edit.after as Layout)
}

function expectSound(layout: Layout): void {
  expect(refusedLayout(layout)).toBeUndefined()
  expect(Math.max(0, ...allRows(layout.rows).map(({ depth }) => depth))).toBeLessThanOrEqual(
    maxRowDepth,
  )
}

const blockIdsOf = (layout: Layout) => blocksOfLayout(layout).map(({ id }) => id)

describe('every place of a layout', () => {
  it('takes a new block, which then stands once, and nothing else is lost', () => {
    fc.assert(
      fc.property(randomLayout, (layout) => {
        for (const place of placesOf(layout, { blockIds: [] })) {
          const id = newId()
          const blocks = [{ id, type: 2, value: { html: '' } }]
          const changed = after(layout, insertBlocks, { place, blocks, ids: spare() })
          expectSound(changed)
          expect(blockIdsOf(changed).filter((one) => one !== id)).toEqual(blockIdsOf(layout))
          expect(blockIdsOf(changed)).toContain(id)
        }
      }),
      { endOnFailure: true },
    )
  })

  it('takes blocks that move, in their order, and no block is lost or stands twice', () => {
    fc.assert(
      fc.property(randomLayout, fc.infiniteStream(fc.boolean()), (layout, picked) => {
        const blockIds = blockIdsOf(layout).filter(() => picked.next().value)
        if (blockIds.length === 0) return
        for (const place of placesOf(layout, { blockIds })) {
          const changed = after(layout, moveBlocks, { blockIds, place, ids: spare() })
          expectSound(changed)
          expect(blockIdsOf(changed).toSorted()).toEqual(blockIdsOf(layout).toSorted())
          const moved = new Set(blockIds)
          expect(blockIdsOf(changed).filter((id) => moved.has(id))).toEqual(blockIds)
        }
      }),
      { endOnFailure: true },
    )
  })

  it('takes a row that moves, with all that is in it', () => {
    fc.assert(
      fc.property(randomLayout, fc.nat(), (layout, at) => {
        const rows = allRows(layout.rows)
        const rowId = rows[at % Math.max(1, rows.length)]?.row.id
        if (rowId === undefined) return
        for (const place of placesOf(layout, { rowId })) {
          const changed = after(layout, moveRow, { rowId, place })
          expectSound(changed)
          expect(blockIdsOf(changed).toSorted()).toEqual(blockIdsOf(layout).toSorted())
        }
      }),
      { endOnFailure: true },
    )
  })

  it('comes once: no two of them lead to the same arrangement of a new block', () => {
    fc.assert(
      fc.property(randomLayout, (layout) => {
        const blocks = [{ id: newId(), type: 2, value: { html: '' } }]
        const ids = spare()
        const arranged = placesOf(layout, { blockIds: [] }).map((place) =>
          canonicalJson(arrangementOf(after(layout, insertBlocks, { place, blocks, ids }))),
        )
        expect(new Set(arranged).size).toBe(arranged.length)
      }),
      { numRuns: 30, endOnFailure: true },
    )
  })
})
