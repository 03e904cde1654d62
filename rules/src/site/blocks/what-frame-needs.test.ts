import { expect, it } from 'vitest'
import { whatFrameNeeds } from './what-frame-needs.ts'

const page = {
  layouts: new Map([['page-about', { columns: 12 as const, rows: [], updatedOn: 0 }]]),
}

it('shows a page as it is while sections are kept for later', () => {
  const after = { title: 'Prices', columns: 12 as const, rows: [] }
  const kept = { kind: 'section' as const, id: 's', before: null, after }
  expect(whatFrameNeeds([kept], page)).toEqual({ kind: 'parts', layouts: [] })
})
