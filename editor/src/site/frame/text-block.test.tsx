import { expect, it } from 'vitest'
import { setStoredHtml, shownHtml, storedHtml, type TextBlock } from './text-block.ts'

it('a sentence of the platform is shown in the language of its site, whatever is stored', () => {
  const element = document.createElement('div')
  const block: TextBlock = { element, layoutId: 'draft-slide-lock-screen', blockId: 'slice-2' }
  const [stored, shown] = ['<p>Who has the password can go on.</p>', '<p>Mit Passwort.</p>']
  element.dataset['blockJson'] = JSON.stringify({ html: shown, untouched: stored })
  expect(storedHtml(block)).toBe(stored)
  expect(shownHtml(block, stored)).toBe(shown)
  setStoredHtml(block, '<p>Ask us.</p>')
  expect(storedHtml(block)).toBe('<p>Ask us.</p>')
  expect(shownHtml(block, '<p>Ask us.</p>')).toBe('<p>Ask us.</p>')
  // as after an undo
  expect(shownHtml(block, stored)).toBe(shown)
})
