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
