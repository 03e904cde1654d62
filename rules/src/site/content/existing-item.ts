import type {
  DocumentEdit,
  DocumentReader,
  DocumentSelector,
} from '../../ground/documents/document.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import { contentRefusal } from './content-messages.ts'
import type { ContentItem } from './content-item.ts'

/** An item that is no product, or why there is none. */
export function existingPost(documents: DocumentReader, itemId: string): ContentItem | Refused {
  const item = documents.find('item', itemId)
  if (item === undefined) return refuse(contentRefusal('no-such-item'))
  return item.product === null ? item : refuse(contentRefusal('is-a-product'))
}

/** An item goes with its layout. */
export function readsForDeletion(itemId: string): readonly DocumentSelector[] {
  return [
    { kind: 'item', id: itemId },
    { kind: 'layout', id: `item-${itemId}` },
    { kind: 'layout', id: draftIdOf(`item-${itemId}`) },
  ]
}

export function deletionOf(itemId: string): readonly DocumentEdit[] {
  return [
    { kind: 'item', id: itemId, after: null },
    { kind: 'layout', id: `item-${itemId}`, after: null },
    { kind: 'layout', id: draftIdOf(`item-${itemId}`), after: null },
  ]
}
