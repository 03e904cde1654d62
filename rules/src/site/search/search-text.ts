import { textOfHtml } from '../../ground/words/text-of-html.ts'
import { blocksOfLayout } from '../blocks/blocks-of-layout.ts'
import { findBlockType } from '../blocks/block-types.ts'
import type { Layout } from '../blocks/layout.ts'
import { wordsOfBlock } from '../blocks/words-of-block.ts'
import type { Collection } from '../collections/collection.ts'
import { isAudio } from '../content/audio.ts'
import { searchTextOfCustom } from '../content/custom-content.ts'
import type { ContentItem } from '../content/content-item.ts'

/** What of a page or an item can be found, as plain text, from what counts most to what counts least. */
export type SearchText = {
  readonly title: string
  /** Short names that people look for: tags, categories, SKUs. */
  readonly names: string
  readonly text: string
}

/** What the blocks of a layout say, as plain text in their order. */
export function textsOfLayout(layout: Layout): string {
  const texts = blocksOfLayout(layout).flatMap((block) => {
    const type = findBlockType(block.type)
    return type === undefined ? [] : [wordsOfBlock(type, block.value)]
  })
  return texts.join(' ')
}

/** @param layout the page's own; undefined where it has none */
export function searchTextOfPage(page: Collection, layout: Layout | undefined): SearchText {
  const own = layout === undefined ? '' : textsOfLayout(layout)
  return {
    title: `${page.title} ${page.navigationTitle}`,
    names: page.artistName ?? '',
    text: `${textOfHtml(page.description)} ${own}`,
  }
}

/** @param layout the item's own, which stands in for its body */
export function searchTextOfItem(item: ContentItem, layout: Layout | undefined): SearchText {
  const body = layout === undefined ? textOfHtml(item.body) : textsOfLayout(layout)
  return {
    title: item.title,
    names: [...item.tags, ...item.categories, ...artistOf(item)].join(' '),
    text: `${textOfHtml(item.excerpt)} ${body} ${searchTextOfCustom(item.customContent)}`,
  }
}

/** People look for music by whom it is by. */
function artistOf(item: ContentItem): readonly string[] {
  return isAudio(item) ? [item.authorName] : []
}
