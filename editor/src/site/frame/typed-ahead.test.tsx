import { expect, it } from 'vitest'
import { TypedAhead } from './typed-ahead.ts'

function typed(...keys: (string | KeyboardEventInit)[]) {
  const ahead = new TypedAhead()
  const taken = keys.map((key) =>
    ahead.take(new KeyboardEvent('keydown', typeof key === 'string' ? { key } : key)),
  )
  return { lines: ahead.lines(), taken }
}

it('is letters, lines and what was taken back of them', () => {
  const { lines, taken } = typed('Shift', 'A', 'b', 'x', 'Backspace', 'Enter', '€', '/')
  expect(lines).toEqual(['Ab', '€/'])
  expect(taken).toEqual([false, true, true, true, true, true, true, true])
})

it('is no command, and a key that is held down asks only once', () => {
  const { lines, taken } = typed(
    { key: 'z', ctrlKey: true },
    { key: 'Enter', metaKey: true },
    { key: '@', ctrlKey: true, altKey: true },
    'Escape',
    'Delete',
  )
  expect(lines).toEqual(['@'])
  expect(taken).toEqual([false, true, true, false, true])
})
