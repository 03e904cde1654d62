import { expect, it } from 'vitest'
import { fileNotSupported, fileTooLarge } from './upload-messages.ts'

it('says which file is too large, and how large it may be', () => {
  expect(fileTooLarge('barn.png', 20_000_000)).toBe(
    'The file barn.png is too large. The maximum allowed file size is 20 MB.',
  )
})

it('says which file is no picture', () => {
  expect(fileNotSupported('notes.txt')).toBe(
    'The file notes.txt does not appear to be a supported image file.',
  )
})
