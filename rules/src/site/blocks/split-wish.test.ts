import { describe, expect, it } from 'vitest'
import { answerSplit, textBefore } from './split-wish.ts'
import type { LayoutRow } from './layout.ts'

const [one, two] = ['<p>One</p>', '<p>Two</p>']

describe('two texts of one', () => {
  it('are what both halves say, and the caret goes on in the second', () => {
    const wish = { before: one, after: two, insert: false }
    expect(answerSplit(wish)).toEqual({ kind: 'split', writeIn: 'second' })
  })

  it('have the caret in the one that says nothing yet', () => {
    const atEnd = { before: one, after: '<h2></h2>', insert: false }
    expect(answerSplit(atEnd)).toEqual({ kind: 'split', writeIn: 'second' })
    const atStart = { before: '', after: two, insert: false }
    expect(answerSplit(atStart)).toEqual({ kind: 'split', writeIn: 'first' })
  })
})

describe('a block that is wanted where the caret stands', () => {
  it('comes between the halves where both say something', () => {
    const wish = { before: one, after: two, insert: true }
    expect(answerSplit(wish)).toEqual({ kind: 'split', writeIn: 'second' })
  })

  it('comes beside a text that would leave an empty half behind', () => {
    const last = { before: one, after: '', insert: true }
    expect(answerSplit(last)).toEqual({ kind: 'beside', at: 'after', html: one })
    const first = { before: '<p> </p>', after: two, insert: true }
    expect(answerSplit(first)).toEqual({ kind: 'beside', at: 'before', html: two })
    const empty = { before: '', after: '', insert: true }
    expect(answerSplit(empty)).toEqual({ kind: 'beside', at: 'after', html: '' })
  })

  it('finds something to cut in a picture or a line', () => {
    for (const before of ['<p><img src="/a.jpg"></p>', '<hr>']) {
      const wish = { before, after: two, insert: true }
      expect(answerSplit(wish)).toEqual({ kind: 'split', writeIn: 'second' })
    }
  })
})

describe('the text that another can become one with', () => {
  const text = (id: string) => ({ id, type: 2, value: { html: one } })
  const column = (id: string, blocks: LayoutRow['columns'][number]['blocks']) => ({
    id,
    span: 6,
    blocks,
    rows: [],
  })
  const picture = { id: 'picture', type: 5, value: {} }
  const rows: LayoutRow[] = [
    {
      id: 'row',
      columns: [
        column('left', [text('a'), text('b'), picture, text('c')]),
        column('right', [text('d')]),
      ],
    },
  ]

  it('is the one right before it in its column', () => {
    expect(textBefore(rows, 'b')?.id).toBe('a')
  })

  it('is not there for the first of a column, or after a block of another kind', () => {
    for (const id of ['a', 'c', 'd', 'gone']) expect(textBefore(rows, id)).toBeUndefined()
  })
})
