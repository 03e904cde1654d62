import { expect, it } from 'vitest'
import { fileNotSupported, fileTooLarge } from './upload-messages.ts'
import { maxBytesOf } from './upload-limits.ts'

it('says which file is too large, and how large it may be, in the units of all sizes', () => {
  expect(fileTooLarge('barn.png', maxBytesOf('picture'))).toBe(
    'The file barn.png is too large. The maximum allowed file size is 19.1 MB.',
  )
  expect(fileTooLarge('barn.mp4', maxBytesOf('video'))).toBe(
    'The file barn.mp4 is too large. The maximum allowed file size is 286.1 MB.',
  )
})

it('says which file is not of the kind that was asked for', () => {
  expect(fileNotSupported('notes.txt', 'picture')).toBe(
    'The file notes.txt does not appear to be a supported image file.',
  )
  expect(fileNotSupported('notes.txt', 'audio')).toBe(
    'The file notes.txt does not appear to be a supported audio file.',
  )
})
