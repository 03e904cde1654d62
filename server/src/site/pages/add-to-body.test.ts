import { expect, test } from 'vitest'
import { addToBody } from './add-to-body.ts'

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
