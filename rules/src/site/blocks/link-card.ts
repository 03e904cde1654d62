import { escapeHtml } from '../../ground/words/escape-html.ts'
import { textOfHtml } from '../../ground/words/text-of-html.ts'
import type { Seen } from './field-kind.ts'

/** Words that fit beside a picture. */
const longestText = 200

/** A page as a card that leads to it: its title, the beginning of its description and its picture. */
export function pageCard(page: Seen | undefined): Seen | undefined {
  if (page === undefined) return undefined
  const description = typeof page['description'] === 'string' ? page['description'] : ''
  return {
    href: page['fullUrl'],
    title: page['title'],
    text: escapeHtml(shortened(textOfHtml(description).replace(/\s+/g, ' ').trim())),
    picture: page['mainImage'],
  }
}

/** Ends at the end of a word where there is one. */
function shortened(text: string): string {
  if (text.length <= longestText) return text
  // by characters: one of two halves must not be cut in its middle
  const cut = Array.from(text.slice(0, longestText)).slice(0, -1).join('')
  const end = cut.lastIndexOf(' ')
  return `${end > longestText / 2 ? cut.slice(0, end) : cut}…`
}
