import { describe, expect, it, test } from 'vitest'
import { addToBody, withoutNavigation } from './dress-for-editing.ts'

const page = (html: string) => ({
  html,
  context: {},
  mainContent: '',
  errors: [],
  readsClock: false,
})

test('what we add stands before the end of the last body, whatever letters stand before it', () => {
  for (const text of ['Fern', 'İİİ İstanbul', '<template></body></template>']) {
    const { html } = addToBody(page(`<body>${text}</BODY></html>`) as never, '<p>ours</p>')
    expect(html).toBe(`<body>${text}<p>ours</p></BODY></html>`)
  }
})

test('what we add stands last where no body ends', () => {
  expect(addToBody(page('<p>all</p>') as never, '<p>ours</p>').html).toBe('<p>all</p><p>ours</p>')
})

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
