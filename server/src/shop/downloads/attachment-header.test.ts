import { expect, test } from 'vitest'
import { attachmentHeader } from './attachment-header.ts'

test.each([
  ['recipes.pdf', 'recipes.pdf', 'recipes.pdf'],
  ['Glasur für Öfen.pdf', 'Glasur fur Ofen.pdf', 'Glasur%20f%C3%BCr%20%C3%96fen.pdf'],
  ['釉薬.zip', '__.zip', '%E9%87%89%E8%96%AC.zip'],
  ['a"b\\c;d.txt', 'a_b_c_d.txt', 'a%22b%5Cc%3Bd.txt'],
  ["it's (1)*.txt", 'it_s (1)_.txt', 'it%27s%20%281%29%2A.txt'],
  ['a\r\nset-cookie: x', 'a__set-cookie_ x', 'a%0D%0Aset-cookie%3A%20x'],
  ['\ud800.txt', '_.txt', '%EF%BF%BD.txt'],
])('a file is kept as %j, and in plain letters as %j', (name, plain, extended) => {
  expect(attachmentHeader(name)).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${extended}`,
  )
})
