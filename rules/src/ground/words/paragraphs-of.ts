import { escapeHtml } from './escape-html.ts'

/** Plain text as the HTML of its paragraphs, which empty lines part; line breaks stay. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'))
}
