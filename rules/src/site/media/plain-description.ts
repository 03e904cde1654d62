import { escapeHtml, unescapeHtml } from '../../ground/words/escape-html.ts'

/** A description as HTML: a paragraph for each one that was typed, a break for each line. */
export function htmlOfText(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** The text of a description that has no more to it than paragraphs and breaks; else null. */
export function plainTextOfHtml(html: string): string | null {
  const inner = html
    .trim()
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<\/p>\s*<p>/g, '\n\n')
    .replace(/^<p>/, '')
    .replace(/<\/p>$/, '')
  if (/<|&(?!(?:amp|lt|gt|quot|#39|nbsp);)/.test(inner)) return null
  return unescapeHtml(inner.replaceAll('&nbsp;', '\u00a0'))
}
