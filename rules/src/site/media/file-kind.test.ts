import fc from 'fast-check'
import { expect, it } from 'vitest'
import { acceptsKind, fileKindOf, readFileType } from './file-kind.ts'

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)

it.each([
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['RIFF\0\0\0\0WAVEfmt ', 'audio/wav'],
  ['XXXX\0\0\0\0WAVEfmt ', 'application/octet-stream'],
  ['\xff\xfb\x90\x64', 'audio/mpeg'],
  ['\xff\xf1\x50\x80', 'audio/aac'],
  ['\xff\xff\xff\xff', 'application/octet-stream'],
  ['\x1aE\xdf\xa3....matroska', 'application/octet-stream'],
  ['<svg onload="alert(1)">', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('reads %j as %s', (text, contentType) => {
  const type = readFileType(bytesOf(text))
  expect(type.contentType).toBe(contentType)
  expect(type.kind).toBe(fileKindOf(contentType))
})

it('finds no page, script or drawing in any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const { kind, contentType } = readFileType(bytes)
      expect(contentType).not.toMatch(/html|xml|svg|script|text/)
      expect(kind).toBe(fileKindOf(contentType))
      expect(acceptsKind('any', kind)).toBe(true)
    }),
  )
})
