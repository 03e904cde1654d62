import { describe, expect, it } from 'vitest'
import { withoutNavigation } from './edit-markup.ts'

describe('a page in the editor’s frame', () => {
  it.each([
    ['<meta http-equiv="refresh" content="0;url=/about">', ''],
    ['<META content="0" HTTP-EQUIV=\' Refresh \'><p>x</p>', '<p>x</p>'],
    ['<p>a<meta\nhttp-equiv=refresh content=0>b</p>', '<p>ab</p>'],
    ['<base href="https://other.example/"><a href="x">x</a>', '<a href="x">x</a>'],
    ['<base target="_top"/>x', 'x'],
  ])('loses what would lead it elsewhere: %s', (html, left) => {
    expect(withoutNavigation(html)).toBe(left)
  })

  it.each([
    '<meta charset="utf-8"><meta http-equiv="content-type" content="text/html">',
    '<!-- <meta http-equiv="refresh" content="0"> -->',
    '<script>const text = \'<meta http-equiv="refresh">\'</script>',
    '<textarea><base href="/"></textarea>',
    '<p title="<base>">a < b & c',
  ])('stays as it was otherwise: %s', (html) => expect(withoutNavigation(html)).toBe(html))
})
