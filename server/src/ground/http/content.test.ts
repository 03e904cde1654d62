import { describe, expect, test } from 'vitest'
import { chooseEncoding } from './negotiation.ts'
import { contentTypeOf } from './content-type.ts'

describe('what a file is told to be by its name', () => {
  test.each([
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.MJS', 'text/javascript; charset=utf-8'],
    ['a.b.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.svg', 'image/svg+xml'],
    ['folder/a.woff2', 'font/woff2'],
    ['a.mp4', 'video/mp4'],
    ['favicon.ico', 'image/vnd.microsoft.icon'],
    ['a.block', undefined],
    ['png', undefined],
    ['.png', undefined],
    ['', undefined],
  ])('%s', (name, type) => expect(contentTypeOf(name)).toBe(type))
})

describe('what a page is compressed with', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0.1', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['zstd, deflate', 'identity'],
    ['brotli, xgzip', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('is the smallest that the browser takes: %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})
