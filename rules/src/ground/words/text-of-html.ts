import { unescapeHtml } from './escape-html.ts'

/** HTML as the words that it shows. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<[^<>]*>/g, ' ').replaceAll('&nbsp;', ' '))
}
