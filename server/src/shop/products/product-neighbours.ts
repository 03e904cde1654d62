import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { sayIn } from '@vitrine/rules/site/phrases/say-in.ts'
import type { ItemFoot } from '../../site/content/page-part.ts'

const words = { prev: 'Previous product', next: 'Next product' } as const

/** The way from a product to those beside it in its shop, where its owner wants it and it has any. */
export function productNeighbours({ item: { body }, neighbours, locale }: ItemFoot): string {
  if (body.product === null || neighbours.length === 0) return ''
  const say = sayIn(locale)
  const links = neighbours.map(
    ({ way, title, path }) =>
      `<a rel="${way}" href="${escapeHtml(path)}"><span>${escapeHtml(say(words[way]))}</span> ` +
      `${escapeHtml(title)}</a>`,
  )
  const name = neighbours.map(({ way }) => say(words[way])).join(', ')
  return `\n<nav class="product-neighbours" aria-label="${escapeHtml(name)}">${links.join('')}</nav>`
}
