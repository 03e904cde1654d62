import { expect, test } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

test('a text travels as the same bytes whatever it is written in', () => {
  for (const text of ['', 'Moss bowl', 'Läuft — für 48 €', '漆器 🍵', 'half \ud83c', '\u0000']) {
    expect(utf8Bytes(text)).toEqual(Buffer.from(text))
    expect(utf8Bytes(text.repeat(2000))).toEqual(Buffer.from(text.repeat(2000)))
  }
})
