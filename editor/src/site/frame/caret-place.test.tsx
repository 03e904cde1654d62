import { Editor } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { expect, it } from 'vitest'
import { textOfHtml } from '@vitrine/rules/ground/words/text-of-html.ts'
import { afterLetters } from './caret-place.ts'

const letters = (html: string): number => textOfHtml(html).replace(/\s/g, '').length

/** What stands before and after the place that so many letters lead to. */
function around(content: string, count: number): [string, string] {
  const editor = new Editor({ extensions: [StarterKit], content })
  const place = afterLetters(editor, count)
  const { doc } = editor.state
  const at = typeof place === 'number' ? place : place === 'start' ? 0 : doc.content.size
  const words: [string, string] = [
    doc.textBetween(0, at, ' '),
    doc.textBetween(at, doc.content.size, ' '),
  ]
  editor.destroy()
  return words
}

it('finds where the second of two texts begins, whatever spaces the markup of the first has', () => {
  const first = '<h2>\n  Mugs &amp; bowls\n</h2>\n\n<p>By <em>hand</em></p>'
  expect(around(`${first}<p>From the kiln</p>`, letters(first))).toEqual([
    'Mugs & bowls By hand',
    ' From the kiln',
  ])
})

it('finds the start after no letters, and the end after more than there are', () => {
  expect(around('<p>One</p>', 0)).toEqual(['', 'One'])
  expect(around('<p>One</p>', 9)).toEqual(['One', ''])
})
