import type { ContentItem } from './site/content/content-item.ts'
import type { Layout } from './site/blocks/layout.ts'
import { searchTextOfItem, type SearchText } from './site/search/search-text.ts'
import { searchTextOfProduct } from './shop/products/product-search-text.ts'

/** What of an item can be found, with what the features of all areas add to it. */
export function searchTextOf(item: ContentItem, layout: Layout | undefined): SearchText {
  const own = searchTextOfItem(item, layout)
  if (item.product == null) return own
  const product = searchTextOfProduct(item.product)
  return {
    title: own.title,
    names: `${product.names} ${own.names}`,
    text: `${product.text} ${own.text}`,
  }
}
