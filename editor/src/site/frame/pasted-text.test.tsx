import { expect, it } from 'vitest'
import { withoutEmbedded } from './pasted-text.ts'

it('what is pasted comes without the pictures that it holds as data', () => {
  const data = `DATA:image/png;base64,${'A'.repeat(1000)}`
  const kept = withoutEmbedded(`<p>From a letter <img src="${data}"> and <b>on</b></p>`)
  expect(kept).toContain('<p>From a letter  and <b>on</b></p>')
  expect(kept).not.toContain('base64')
})

it('all else that is pasted stays as it is', () => {
  const html = '<meta charset="utf-8"><p>Our data: <img src="/s/kiln.jpg"></p>'
  expect(withoutEmbedded(html)).toContain('<p>Our data: <img src="/s/kiln.jpg"></p>')
  expect(withoutEmbedded('<p>Pots')).toBe('<p>Pots')
})
