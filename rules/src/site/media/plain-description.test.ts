import fc from 'fast-check'
import { expect, it } from 'vitest'
import { htmlOfText, plainTextOfHtml } from './plain-description.ts'

it('gives a description back as it was typed', () => {
  expect(htmlOfText('Red & "white"\nenamel\n\nSecond')).toBe(
    '<p>Red &amp; &quot;white&quot;<br>enamel</p><p>Second</p>',
  )
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\n', '<', '&', '"', "'") }),
      (text) => {
        const html = htmlOfText(text)
        const again = plainTextOfHtml(html)
        expect(again).not.toBeNull()
        expect(htmlOfText(again ?? '')).toBe(html)
      },
    ),
  )
})

it.each(['<p>A <a href="/x">link</a></p>', '<ul><li>One</li></ul>', '<p>&copy;</p>'])(
  'has no plain text where there is more to it: %s',
  (html) => expect(plainTextOfHtml(html)).toBeNull(),
)
