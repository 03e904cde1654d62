import { expect, it } from 'vitest'
import { dressBlocks } from './dress-blocks.ts'

/** What a block with this inside is called for who does not see it. */
function nameOf(inside: string, attributes = 'class="sqs-block sqs-block-html"'): string | null {
  document.body.innerHTML = `<div data-layout-id="page"><div id="block-a" ${attributes}>${inside}</div></div>`
  dressBlocks(undefined)
  return document.querySelector('#block-a')?.getAttribute('aria-label') ?? null
}

it('tells the words of a text with a blank where a line ends', () => {
  expect(nameOf('<h2>Bread</h2><p>Warm <b>fr</b>om six<br>on Sundays</p>')).toBe(
    'Text block: Bread Warm from six on Sundays. Press Enter to edit.',
  )
})

it('tells of a long text as much as ends at the end of a word', () => {
  const text = 'Sourdough, rye and seeded rolls, baked through the night and sold warm from six'
  expect(nameOf(`<p>${text}</p>`)).toBe(
    'Text block: Sourdough, rye and seeded rolls, baked through the night and. Press Enter to edit.',
  )
})

it('tells what is to be done with a block that shows nothing yet', () => {
  const attributes = 'class="sqs-block sqs-block-image" data-hint="Choose a picture"'
  expect(nameOf('', attributes)).toBe('image block: Choose a picture. Press Enter to edit.')
  expect(nameOf('', 'class="sqs-block sqs-block-image"')).toBe(
    'image block: empty. Press Enter to edit.',
  )
})
