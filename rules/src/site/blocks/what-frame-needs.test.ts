import { describe, expect, it } from 'vitest'
import { whatFrameNeeds } from './what-frame-needs.ts'

const page = {
  layouts: new Map([['page-about', { columns: 12 as const, rows: [], updatedOn: 0 }]]),
}

it('shows a page as it is while sections are kept for later', () => {
  const after = { title: 'Prices', columns: 12 as const, rows: [] }
  const kept = { kind: 'section' as const, id: 's', before: null, after }
  expect(whatFrameNeeds([kept], page)).toEqual({ kind: 'parts', layouts: [] })
})

describe('of a page whose draft is edited', () => {
  const image = 'a'.repeat(24)
  const picture = { id: 'b', type: 5, value: { image } }
  const layout = {
    columns: 12 as const,
    rows: [{ id: 'r', columns: [{ id: 'c', span: 12, blocks: [picture], rows: [] }] }],
    updatedOn: 0,
  }

  it('shows a picture that has changed in its place', () => {
    const asset = { kind: 'asset' as const, id: image, before: null, after: null }
    const drafted = { layouts: new Map([['draft-page-about', layout]]) }
    expect(whatFrameNeeds([asset], drafted)).toMatchObject({
      kind: 'parts',
      layouts: [{ layoutId: 'draft-page-about', blocks: [picture] }],
    })
  })

  it('loads it where the draft is back beside what was edited itself', () => {
    const draft = { kind: 'layout' as const, id: 'draft-page-about', before: null, after: layout }
    expect(whatFrameNeeds([draft], page)).toEqual({ kind: 'reload' })
    const other = { ...draft, id: 'draft-page-other' }
    expect(whatFrameNeeds([other], page)).toEqual({ kind: 'parts', layouts: [] })
  })

  it('shows an edit in its place where a draft is none, and so what is public', () => {
    const edited = { kind: 'layout' as const, id: 'page-about', before: null, after: layout }
    const none = { ...edited, id: 'draft-page-about' }
    expect(whatFrameNeeds([edited, none], page)).toMatchObject({ kind: 'parts' })
  })
})

describe('of a slide', () => {
  const ground = (fields: object) => ({
    type: 'cover-page' as const,
    layout: 'cover-center',
    ground: { ...fields },
  })
  const slide = { columns: 1 as const, rows: [], slide: ground({}), updatedOn: 0 }
  const open = { layouts: new Map([['page-about', slide]]) }
  const changed = (after: object) => ({
    kind: 'layout' as const,
    id: 'page-about',
    before: slide,
    after: { ...slide, ...after },
  })

  it('shows another arrangement and another ground around the slices that stand', () => {
    for (const after of [
      { slide: { ...ground({}), layout: 'cover-split' } },
      { slide: ground({ color: '#123' }) },
    ]) {
      expect(whatFrameNeeds([changed(after)], open)).toMatchObject({
        kind: 'parts',
        layouts: [{ isDressed: true, isRearranged: false, blocks: [] }],
      })
    }
  })

  it('loads it where it is no slide any more, or one of another kind', () => {
    const locked = { slide: { ...ground({}), type: 'lock-screen' as const } }
    expect(whatFrameNeeds([changed(locked)], open)).toEqual({ kind: 'reload' })
  })

  it('shows the picture of its ground anew when that has changed', () => {
    const picture = 'a'.repeat(24)
    const asset = { kind: 'asset' as const, id: picture, before: null, after: null }
    const pictured = new Map([['page-about', { ...slide, slide: ground({ picture }) }]])
    expect(whatFrameNeeds([asset], { layouts: pictured })).toMatchObject({
      kind: 'parts',
      layouts: [{ isDressed: true }],
    })
  })
})
