import { expect, it } from 'vitest'
import { pastedBlocks } from './clipboard.ts'

const gallery = { type: 8, value: { perRow: 3 } }
const kept = JSON.stringify({ siteId: 'one', text: 'Gallery, 2 pictures', blocks: [gallery] })

it('means our blocks while the system still has the words that went with them', () => {
  expect(pastedBlocks('one', { html: '', text: ' Gallery, 2 pictures\n' }, kept)).toEqual([gallery])
})

it('means a text where something else was copied since, and what a page elsewhere says as it is', () => {
  expect(pastedBlocks('one', { html: '<h2>Hi</h2>', text: 'Hi' }, kept)).toEqual([
    { type: 2, value: { html: '<h2>Hi</h2>' } },
  ])
  expect(pastedBlocks('one', { html: '', text: 'A < B\nC\n\nD' }, null)).toEqual([
    { type: 2, value: { html: '<p>A &lt; B<br>C</p><p>D</p>' } },
  ])
})

it('takes blocks to another site without its pages, pictures and items', () => {
  const blocks = [
    { type: 5, value: { assetId: 'picture-1', caption: 'The kiln' } },
    { type: 53, value: { buttonText: 'See', buttonLink: { to: '/about', newWindow: true } } },
    { type: 2, value: { html: '<p>Hi <a href="/about">us</a></p>' } },
    { type: 1999, value: { assetId: 'picture-1' } },
  ]
  const kept = JSON.stringify({ siteId: 'one', text: '3 blocks', blocks })
  const words = { html: '', text: '3 blocks' }
  expect(pastedBlocks('one', words, kept)).toEqual(blocks)
  const there = pastedBlocks('two', words, kept)
  expect(there.map(({ type }) => type)).toEqual([5, 53, 2])
  expect(JSON.stringify(there)).not.toMatch(/picture-1|about/)
  expect(there[0]?.value).toMatchObject({ image: null, description: 'The kiln' })
  expect(there[1]?.value).toMatchObject({
    buttonText: 'See',
    buttonLink: { to: null, newWindow: true },
  })
  expect(there[2]?.value).toEqual({ html: '<p>Hi <a>us</a></p>' })
})

it('takes words alone without what they lead to on a site, wherever they were copied', () => {
  const html = '<p><a href="/about">us</a><img src="/static/images/picture-1/0/x.png"></p>'
  expect(pastedBlocks('two', { html, text: 'us' }, null)[0]?.value).toEqual({
    html: '<p><a>us</a></p>',
  })
})

it('takes nothing where nothing was copied', () => {
  expect(pastedBlocks('one', { html: '', text: '  ' }, '{broken')).toEqual([])
})
