import { expect, test } from 'vitest'
import { tidyNote } from './order-note.ts'

test('a note keeps its lines, and nothing that no field shows', () => {
  expect(tidyNote('  Ring twice.\r\n\r\n\r\nThe dog is\u0007 kind. \n')).toBe(
    'Ring twice.\n\nThe dog is  kind.',
  )
  expect(tidyNote('\r\n \t')).toBe('')
})
