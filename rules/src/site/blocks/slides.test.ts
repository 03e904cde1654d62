import { describe, expect, it } from 'vitest'
import type { AnyOwnerAction } from '../../ground/changes/owner-action.ts'
import { performOn, refusalCode } from '../../ground/changes/testing/perform-on.ts'
import type { StoredDocument } from '../../ground/documents/document.ts'
import { slideIds } from '../slides/slide-ids.ts'
import { slideLayouts } from '../slides/slide-layouts.ts'
import { SlideType, sliceNumber, type SliceName } from '../slides/slice-type.ts'
import { deleteBlocks, duplicateBlocks, insertBlocks, moveBlocks } from './block-actions.ts'
import { blocksOfLayout } from './blocks-of-layout.ts'
import { countDraftChanges } from './draft-changes.ts'
import { drawnSlide, drawSlide, layoutOfSlide, standingSlide } from './drawn-slides.ts'
import { editBlock } from './edit-block-actions.ts'
import { saveLayout } from './layout-actions.ts'
import { refusedLayout } from './layout-schema.ts'
import type { Layout } from './layout.ts'
import { nextPlace } from './next-place.ts'
import { placesOf } from './places.ts'
import { deleteRow, duplicateRow } from './row-actions.ts'
import { saveSection } from './section-actions.ts'
import { setSlideLayout } from './slide-actions.ts'
import { blockOf, freshIds } from './testing/random-layout.ts'
import { assetsShownIn, referencesOfLayout, visitLayout } from './visit-block.ts'

const newId = freshIds()
const spare = () => Array.from({ length: 5 }, newId)
const coverId = 'page-cover'
const draw = (type: SlideType) => drawSlide(type, { newId: (name) => name, now: 0 })
const stored = (id: string, body: Layout): StoredDocument<'layout'> => ({
  kind: 'layout',
  id,
  revision: 1,
  body,
})
const page: StoredDocument<'collection'> = {
  kind: 'collection',
  id: 'cover',
  revision: 1,
  body: { sample: false } as never,
}
const cover = stored(coverId, draw(SlideType.coverPage))
const about = stored('footer', {
  columns: 12,
  rows: [{ id: 'r', columns: [{ id: 'c', span: 12, blocks: [blockOf('a')], rows: [] }] }],
  updatedOn: 0,
})
const lockId = slideIds[SlideType.lockScreen]
const slice = (name: SliceName) => ({ id: newId(), type: sliceNumber(name), value: {} })
const on = (action: AnyOwnerAction, input: object, ...documents: StoredDocument[]) =>
  performOn(
    action,
    [page, ...documents],
    action === setSlideLayout ? input : { ids: spare(), ...input },
  )
const withSpans = (columns: 1 | 12, { rows }: Layout) => ({
  columns,
  rows: rows.map((row) => ({
    ...row,
    columns: row.columns.map((column) => ({ ...column, span: columns })),
  })),
})
const narrow = (layout: Layout) => withSpans(1, layout)
const wide = (layout: Layout) => withSpans(12, layout)
const layoutAfter = (done: ReturnType<typeof on>, id: string): Layout => {
  if (!done.ok) throw new Error(done.refusal.code)
  const edit = done.value.find((one) => one.kind === 'layout' && one.id === id)
  return edit?.after as Layout
}
const insert = (layoutId: string, block: object, place: object, ...documents: StoredDocument[]) =>
  on(insertBlocks, { layoutId, place, blocks: [block] }, ...documents)
const end = { at: 'end-of-column', columnId: 'column' }

describe('the parts of a slide', () => {
  it('stand below one another: no place is beside one, or between rows', () => {
    const { rows, columns, slide } = cover.body
    const places = placesOf({ rows, columns, ...(slide && { slide }) }, { blockIds: [] })
    expect(new Set(places.map(({ at }) => at))).toEqual(new Set(['before', 'after']))
    expect(placesOf(cover.body, { rowId: 'row' })).toEqual([])
    expect(nextPlace(cover.body, 'slice-1', 'down')).toEqual({ at: 'before', blockId: 'slice-3' })
    expect(nextPlace(cover.body, 'slice-1', 'right')).toBeUndefined()
  })

  it('can be put in where places are, also in a slide that was emptied', () => {
    const added = layoutAfter(insert(coverId, slice('image'), end, cover), coverId)
    expect(blocksOfLayout(added).at(-1)?.type).toBe(1904)
    const blockIds = blocksOfLayout(cover.body).map(({ id }) => id)
    const emptied = layoutAfter(on(deleteBlocks, { layoutId: coverId, blockIds }, cover), coverId)
    expect(emptied).toMatchObject({ rows: [], slide: { type: 'cover-page' } })
    const [start] = placesOf(emptied, { blockIds: [] })
    const again = insert(coverId, slice('heading'), start ?? {}, stored(coverId, emptied))
    expect(refusedLayout(layoutAfter(again, coverId))).toBeUndefined()
  })

  it.each([
    ['a row of its own', () => insert(coverId, slice('image'), { at: 'start' }, cover)],
    ['a copy of its row', () => on(duplicateRow, { layoutId: coverId, rowId: 'row' }, cover)],
    [
      'a section',
      () =>
        on(
          saveSection,
          { layoutId: coverId, rowIds: ['row'], sectionId: newId(), title: 'x' },
          cover,
        ),
    ],
  ])('get no %s', (_, act) => {
    expect(refusalCode(act())).toBe('slide-has-one-column')
  })

  it('get none beside them', () => {
    const place = { at: 'left', blockId: 'slice-1' }
    expect(refusalCode(insert(coverId, slice('image'), place, cover))).toBe('no-room-beside')
  })

  it.each([
    [
      'a block is put on a slide',
      'slices-only',
      () => insert(coverId, { ...blockOf('x'), id: newId() }, end, cover),
    ],
    [
      'a slice is put on a page',
      'slice-on-page',
      () => insert('footer', slice('heading'), { at: 'end' }, about),
    ],
    [
      'a slice is moved to a page',
      'slice-on-page',
      () =>
        on(
          moveBlocks,
          {
            layoutId: coverId,
            blockIds: ['slice-1'],
            toLayoutId: 'footer',
            place: { at: 'end' },
          },
          cover,
          about,
        ),
    ],
    [
      'a password is put on a cover page',
      'not-on-this-slide',
      () => insert(coverId, slice('password'), end, cover),
    ],
    [
      "a popup's button is put on a lock screen",
      'not-on-this-slide',
      () => insert(lockId, slice('popup-overlay-action'), end),
    ],
    [
      'a page is saved over a slide',
      'slide-has-one-column',
      () => on(saveLayout, { layoutId: coverId, layout: about.body }, cover),
    ],
    [
      'blocks of pages are saved into a slide',
      'slices-only',
      () => on(saveLayout, { layoutId: coverId, layout: narrow(about.body) }, cover),
    ],
    [
      'slices are saved into twelve columns',
      'slide-has-one-column',
      () => on(saveLayout, { layoutId: coverId, layout: wide(cover.body) }, cover),
    ],
  ])('are refused where %s', (_, code, act) => {
    expect(refusalCode(act())).toBe(code)
  })

  it('are kept where nobody can show them', () => {
    const added = insert(coverId, { ...slice('twitter'), value: { any: 'thing' } }, end, cover)
    expect(blocksOfLayout(layoutAfter(added, coverId)).at(-1)).toMatchObject({
      type: 1919,
      value: { any: 'thing' },
    })
  })
})

describe("a site's own slides", () => {
  it('are as they were drawn until they are edited, and that edit keeps all else', () => {
    const drawn = drawnSlide(lockId)
    expect(standingSlide(SlideType.lockScreen, undefined)).toEqual(drawn)
    const draftId = `draft-${lockId}`
    const edited = on(editBlock, {
      layoutId: draftId,
      blockId: 'slice-1',
      set: { label: 'Members only' },
      seen: { label: 'This page is locked' },
    })
    const after = layoutAfter(edited, draftId)
    expect(after.slide).toEqual(drawn?.slide)
    expect(blocksOfLayout(after).map(({ value }) => value)).toEqual([
      { label: 'Members only' },
      ...blocksOfLayout(drawn ?? { rows: [] })
        .slice(1)
        .map(({ value }) => value),
    ])
    expect(countDraftChanges(drawn ?? null, after)).toBe(1)
    const back = on(
      editBlock,
      { layoutId: draftId, blockId: 'slice-1', set: { label: 'This page is locked' } },
      stored(draftId, after),
    )
    // it is written out now, so it is not what was drawn
    expect(layoutAfter(back, draftId)).not.toBeNull()
  })

  it('can be copied within and arranged like every other', () => {
    const copied = on(duplicateBlocks, { layoutId: lockId, blockIds: ['slice-2'] })
    expect(blocksOfLayout(layoutAfter(copied, lockId))).toHaveLength(4)
  })

  it('keep the last field for the password on the lock screen, whatever else goes', () => {
    const take = (blockIds: readonly string[], ...documents: StoredDocument[]) =>
      on(deleteBlocks, { layoutId: lockId, blockIds }, ...documents)
    expect(refusalCode(take(['slice-3']))).toBe('password-stays')
    expect(refusalCode(take(['slice-1', 'slice-2', 'slice-3']))).toBe('password-stays')
    expect(refusalCode(on(deleteRow, { layoutId: lockId, rowId: 'row' }))).toBe('password-stays')
    const emptied = { columns: 1, rows: [] }
    expect(refusalCode(on(saveLayout, { layoutId: `draft-${lockId}`, layout: emptied }))).toBe(
      'password-stays',
    )
    const two = layoutAfter(
      on(duplicateBlocks, { layoutId: lockId, blockIds: ['slice-3'] }),
      lockId,
    )
    const one = layoutAfter(take(['slice-1', 'slice-2', 'slice-3'], stored(lockId, two)), lockId)
    expect(blocksOfLayout(one).map(({ type }) => type)).toEqual([sliceNumber('password')])
  })

  it('are no page that somebody stored under their name', () => {
    expect(standingSlide(SlideType.lockScreen, about.body)).toEqual(drawnSlide(lockId))
    expect(drawnSlide('footer')).toBeUndefined()
  })
})

describe('the layout and the ground of a slide', () => {
  const files = [
    { kind: 'asset', id: 'abc', revision: 1, body: { contentType: 'image/png' } },
    { kind: 'asset', id: 'film', revision: 1, body: { contentType: 'video/mp4' } },
  ] as never as readonly StoredDocument[]
  const set = (fields: object, seen: object = {}, layoutId = coverId) =>
    on(setSlideLayout, { layoutId, set: fields, seen }, cover, about, ...files)

  it('change field by field, and the slices stay', () => {
    const after = layoutAfter(set({ layout: 'cover-split', color: '#123' }), coverId)
    expect(after.slide).toEqual({
      type: 'cover-page',
      layout: 'cover-split',
      ground: { color: '#123' },
    })
    expect(after.rows).toEqual(cover.body.rows)
    expect(countDraftChanges(cover.body, after)).toBe(1)
  })

  it.each([
    ['a layout that there is not', 'layout', 'cover-none'],
    ['one of another kind of slide', 'layout', 'popup-bar'],
    ['a colour that goes on', 'color', 'red;}body{display:none'],
    ['a colour that is long', 'color', `rgb(${'1'.repeat(101)})`],
    ['a picture that is lighter than it is', 'darkness', -5],
    ['a number between steps', 'darkness', 7],
    ['a picture without a name', 'picture', 7],
    ['what is no field', '__proto__x', 1],
  ])('refuse %s', (_, field, value) => {
    const done = set({ [field]: value })
    expect(refusalCode(done)).toBe('value-not-accepted')
    expect(done).toMatchObject({ refusal: { fields: { [field]: expect.any(String) as string } } })
  })

  it('have a picture of the site, and no other file', () => {
    expect(refusalCode(set({ picture: 'gone' }))).toBe('no-such-file')
    expect(refusalCode(set({ picture: 'film' }))).toBe('not-a-picture')
    expect(set({ picture: null })).toEqual({ ok: true, value: [] })
  })

  it('stay where the slide is locked', () => {
    const locked = { ...cover, body: { ...cover.body, locked: true } }
    const change = { layoutId: coverId, set: { color: '#123' } }
    expect(refusalCode(on(setSlideLayout, change, locked))).toBe('layout-locked')
  })

  it('are no fields of a page, and of nothing', () => {
    expect(refusalCode(set({ color: '#123' }, {}, 'footer'))).toBe('not-a-slide')
    expect(refusalCode(set({ color: '#123' }, {}, 'nothing'))).toBe('no-such-layout')
  })

  it('are refused with both values where somebody else has changed the same field', () => {
    const done = set({ darkness: 60 }, { darkness: 20 })
    expect(done).toMatchObject({
      ok: false,
      refusal: { details: { conflicts: [{ field: 'darkness', yours: 60, theirs: 55 }] } },
    })
  })

  it('say what they were where nothing changes', () => {
    expect(set({ layout: 'cover-center', darkness: 55 })).toEqual({ ok: true, value: [] })
  })

  it('show a picture that counts as used, is copied with the slide, and goes with its file', () => {
    const body = layoutAfter(set({ picture: 'abc' }), coverId)
    expect(referencesOfLayout(body)).toContainEqual({ kind: 'asset', id: 'abc' })
    expect(assetsShownIn(body)).toEqual(['abc'])
    expect(visitLayout(body, (one) => one)).toBe(body)
    const without = visitLayout(body, () => null)
    expect(without.slide?.ground).toEqual({ picture: null })
  })

  it('are the first of their kind where the name is gone', () => {
    for (const type of Object.values(SlideType)) {
      const first = slideLayouts.find((one) => one.slideType === type)
      expect(layoutOfSlide({ type, layout: 'gone' })).toBe(first)
    }
  })

  it.each(Object.values(SlideType))('begin with what may stand on a %s', (type) => {
    expect(refusedLayout(draw(type))).toBeUndefined()
  })
})

describe('what a change of a slide is refused with', () => {
  const said = (done: ReturnType<typeof on>) => (done.ok ? 'done' : done.refusal.message)

  it('speaks of its slices, and that of a page of its blocks', () => {
    const gone = { blockId: 'gone', set: {}, seen: {} }
    expect(said(on(editBlock, { layoutId: coverId, ...gone }, cover))).toBe(
      'This slice no longer exists.',
    )
    expect(said(on(editBlock, { layoutId: 'footer', ...gone }, about))).toBe(
      'This block no longer exists.',
    )
    const place = { at: 'after', blockId: 'gone' }
    expect(said(insert(coverId, slice('body'), place, cover))).toBe(
      'The slice beside it was removed.',
    )
    const blocks = Array.from({ length: 60 }, () => slice('body'))
    expect(said(on(insertBlocks, { layoutId: coverId, place: end, blocks }, cover))).toBe(
      'A slide has at most 60 slices.',
    )
  })
})
