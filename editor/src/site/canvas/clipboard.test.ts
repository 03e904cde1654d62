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

it('takes nothing from another site, and nothing where nothing was copied', () => {
  const words = { html: '', text: 'Gallery, 2 pictures' }
  expect(pastedBlocks('two', words, kept)[0]?.type).toBe(2)
  expect(pastedBlocks('one', { html: '', text: '  ' }, '{broken')).toEqual([])
})
