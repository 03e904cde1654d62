import type { DocumentReader } from '../../ground/documents/document.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { contentRefusal } from '../../site/content/content-messages.ts'
import type { ContentItem } from '../../site/content/content-item.ts'
import type { Product } from './product.ts'

export type ProductItem = ContentItem & { readonly product: Product }

/** An item that is a product, or why there is none. */
export function existingProduct(documents: DocumentReader, itemId: string): ProductItem | Refused {
  const item = documents.find('item', itemId)
  if (item === undefined) return refuse(contentRefusal('no-such-item'))
  return isProduct(item) ? item : refuse(contentRefusal('is-not-a-product'))
}

function isProduct(item: ContentItem): item is ProductItem {
  return item.product !== null
}
