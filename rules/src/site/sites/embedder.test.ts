import { expect, it } from 'vitest'
import { readEmbedder } from './embedder.ts'

it.each([
  ['https://blog.example', 'https://blog.example'],
  [' Blog.Example/ ', 'https://blog.example'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['https://blog.example:443', 'https://blog.example'],
])('%j is the address of a site that may show pages: %s', (typed, origin) => {
  expect(readEmbedder(typed)).toBe(origin)
})

it.each([
  '',
  '*',
  'https://*.example',
  'https://blog.example/path',
  "blog.example; script-src 'none'",
  'ftp://blog.example',
  'https://-blog.example',
  'blog..example',
  'blog.example:99999',
])('%j is none', (typed) => expect(readEmbedder(typed)).toBeUndefined())
