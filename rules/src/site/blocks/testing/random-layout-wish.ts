import type { StoredDocument } from '../../../ground/documents/document.ts'
import { blocksOfLayout } from '../blocks-of-layout.ts'
import { allRows } from '../find-in-rows.ts'
import type { Layout } from '../layout.ts'
import { placesOf, type Moved } from '../places.ts'
import { idsForCopy } from '../row-actions.ts'
import { idsPerPlace } from '../spare-ids.ts'

export type LayoutWish = {
  readonly action: string
  readonly input: Readonly<Record<string, unknown>>
}

type Stored = {
  readonly layouts: readonly StoredDocument<'layout'>[]
  readonly sections: readonly StoredDocument<'section'>[]
}

type Chance = Stored & {
  readonly layout: Layout
  readonly pick: <Value>(values: readonly Value[]) => Value | undefined
  readonly newIds: (count: number) => string[]
}

/**
 * What somebody might do next to layouts as they see them; it may well be refused.
 * @param next gives numbers from 0 to 1
 * @param newId gives ids of 24 hex digits
 */
export function randomLayoutWish(
  stored: Stored,
  next: () => number,
  newId: () => string,
): LayoutWish {
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(next() * values.length)]
  const chosen = pick(stored.layouts)
  if (chosen === undefined) throw new Error('there is no layout')
  const newIds = (count: number) => Array.from({ length: count }, newId)
  const action = pick(layoutActionNames) ?? 'insert-blocks'
  const chance = { ...stored, layout: chosen.body, pick, newIds }
  return { action, input: { layoutId: chosen.id, ...wishes[action]?.(chance) } }
}

const place = ({ layout, pick }: Chance, moved: Moved) =>
  pick(placesOf(layout, moved)) ?? { at: 'end' }
const anyBlock = ({ layout, pick }: Chance, type?: number) =>
  pick(blocksOfLayout(layout).filter((block) => type === undefined || block.type === type))
const anyRow = ({ layout, pick }: Chance) => pick(allRows(layout.rows))?.row

const wishes: Readonly<Record<string, (chance: Chance) => object>> = {
  'insert-blocks': (chance) => ({
    place: place(chance, { blockIds: [] }),
    blocks: chance.newIds(chance.pick([1, 1, 1, 3]) ?? 1).map((id) => {
      const type = chance.pick([2, 2, 31, 21]) ?? 2
      return { id, type, value: type === 2 ? { html: `<p>${id}</p>` } : {} }
    }),
    ids: chance.newIds(idsPerPlace),
  }),
  'move-blocks': (chance) => {
    const blockIds = [anyBlock(chance)?.id, chance.pick([undefined, anyBlock(chance)?.id])]
    const moved = { blockIds: [...new Set(blockIds)].filter((id) => id !== undefined) }
    const other = chance.pick([undefined, undefined, chance.pick(chance.layouts)])
    const target = other && placesOf(other.body, { blockIds: [] })
    return {
      ...moved,
      place: target === undefined ? place(chance, moved) : chance.pick(target),
      toLayoutId: other?.id,
      ids: chance.newIds(idsPerPlace),
    }
  },
  'duplicate-blocks': (chance) => ({ blockIds: [anyBlock(chance)?.id], ids: chance.newIds(1) }),
  'delete-blocks': (chance) => ({ blockIds: [anyBlock(chance)?.id] }),
  'edit-block': (chance) => {
    const block = anyBlock(chance)
    const field = block?.type === 31 ? 'quote' : 'html'
    const [value] = chance.newIds(1)
    return {
      blockId: block?.id,
      set: { [field]: value },
      seen: { [field]: block?.value[field] ?? '' },
    }
  },
  'resize-columns': (chance) => {
    const row = anyRow(chance)
    const seen = row?.columns.map(({ span }) => span) ?? []
    return { rowId: row?.id, seen, spans: seen.toReversed() }
  },
  'move-row': (chance) => {
    const rowId = anyRow(chance)?.id ?? ''
    return { rowId, place: place(chance, { rowId }) }
  },
  'duplicate-row': (chance) => {
    const row = anyRow(chance)
    return {
      rowId: row?.id,
      ids: chance.newIds(idsForCopy({ rows: row === undefined ? [] : [row] })),
    }
  },
  'delete-row': (chance) => ({ rowId: anyRow(chance)?.id }),
  'split-text': (chance) => {
    const text = anyBlock(chance, 2)
    const [newBlockId] = chance.newIds(1)
    const seen = text?.value['html']
    return { blockId: text?.id, seen, newBlockId, halves: ['<p>One</p>', '<p>Two</p>'] }
  },
  'merge-texts': (chance) => {
    const texts = blocksOfLayout(chance.layout).filter(({ type }) => type === 2)
    const first = chance.pick(texts)
    const second = texts[texts.findIndex((text) => text.id === first?.id) + 1]
    return {
      blockIds: [first?.id, second?.id],
      seen: [first?.value['html'], second?.value['html']],
    }
  },
  'change-block-type': (chance) => ({
    blockId: anyBlock(chance)?.id,
    type: chance.pick([2, 31]),
  }),
  'save-section': (chance) => ({
    rowIds: [anyRow(chance)?.id],
    sectionId: chance.newIds(1)[0],
    title: 'Section',
  }),
  'insert-section': (chance) => {
    const section = chance.pick(chance.sections)
    return {
      sectionId: section?.id,
      place: chance.pick([{ at: 'start' }, { at: 'end' }]),
      ids: section === undefined ? [] : chance.newIds(idsForCopy(section.body)),
    }
  },
  'insert-rows': (chance) => {
    const text = { type: 2, value: { html: '<p>Drawn</p>' } }
    return {
      place: chance.pick([{ at: 'start' }, { at: 'end' }]),
      rows: [{ columns: [{ span: chance.layout.columns, blocks: [text] }] }],
      ids: chance.newIds(3),
    }
  },
  'rename-section': (chance) => ({
    sectionId: chance.pick(chance.sections)?.id,
    set: { title: chance.newIds(1)[0] },
  }),
  'delete-section': (chance) => ({ sectionId: chance.pick(chance.sections)?.id }),
  // locked layouts refuse nearly all, so it is seldom and mostly the way back
  'lock-layout': (chance) => ({ locked: chance.pick([true, false, false, false]) }),
}

export const layoutActionNames = Object.keys(wishes)
