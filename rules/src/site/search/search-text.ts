import { escapeHtml, unescapeHtml } from '../../ground/words/escape-html.ts'
import { blocksOfLayout } from '../blocks/blocks-of-layout.ts'
import { findBlockType, readBlockValue } from '../blocks/block-types.ts'
import type { Layout } from '../blocks/layout.ts'
import type { Collection } from '../collections/collection.ts'
import type { ContentItem } from '../content/content-item.ts'

/** What of a page or an item can be found, as plain text, from what counts most to what counts least. */
export type SearchText = {
  readonly title: string
  /** Short names that people look for: tags, categories, SKUs. */
  readonly names: string
  readonly text: string
}

/** HTML as the words that it shows. */
export function textOfHtml(html: string): string {
  return unescapeHtml(html.replace(/<[^<>]*>/g, ' ').replaceAll('&nbsp;', ' '))
}

/** What of each block's settings is text that people read; all others name or measure something. */
const textFields: Readonly<Record<string, readonly string[]>> = {
  button: ['text'],
  html: ['html'],
  image: ['caption'],
  quote: ['quote', 'source'],
}

/** What the blocks of a layout say, as HTML in their order. */
export function textsOfLayout(layout: Layout): string {
  const texts = blocksOfLayout(layout).flatMap((block) => {
    const type = findBlockType(block.type)
    const fields = textFields[type?.name ?? '']
    if (type === undefined || fields === undefined) return []
    const value = readBlockValue(type, block.value)
    return fields.map((field) => {
      const text = String(value[field])
      return field === 'html' ? text : escapeHtml(text)
    })
  })
  return texts.join(' ')
}

/** @param layout the page's own; undefined where it has none */
export function searchTextOfPage(page: Collection, layout: Layout | undefined): SearchText {
  const own = layout === undefined ? '' : textOfHtml(textsOfLayout(layout))
  return {
    title: `${page.title} ${page.navigationTitle}`,
    names: '',
    text: `${textOfHtml(page.description)} ${own}`,
  }
}

/** @param layout the item's own, which stands in for its body */
export function searchTextOfItem(item: ContentItem, layout: Layout | undefined): SearchText {
  const body = layout === undefined ? textOfHtml(item.body) : textOfHtml(textsOfLayout(layout))
  return {
    title: item.title,
    names: [...item.tags, ...item.categories].join(' '),
    text: `${textOfHtml(item.excerpt)} ${body}`,
  }
}
