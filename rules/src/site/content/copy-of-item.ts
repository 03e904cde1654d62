import { z } from 'zod'
import { withoutFormerAddresses } from '../collections/former-addresses.ts'
import { copyOfLayout } from '../blocks/copy-of-layout.ts'
import type { DocumentEdit, DocumentReader } from '../../ground/documents/document.ts'
import { draftIdOf } from '../../ground/documents/draft-of.ts'
import { refuse, type Refused } from '../../ground/refusals/result.ts'
import type { ContentItem } from './content-item.ts'
import { contentRefusal } from './content-messages.ts'
import { addedItem, itemTitle, readsForNewItem } from './item-fields.ts'

const id = z.string().min(1).max(100)

/** What is copied: the server reads by the page that it stands on, and what the copy is called. */
export const copyWish = z.object({ itemId: id, collectionId: id, title: itemTitle })

export type CopyWish = z.infer<typeof copyWish>

export function readsForCopy({ itemId, collectionId, title }: CopyWish) {
  return [
    { kind: 'item' as const, id: itemId },
    ...readsForNewItem(collectionId, title),
    { kind: 'layout' as const, id: `item-${itemId}` },
    { kind: 'layout' as const, id: draftIdOf(`item-${itemId}`) },
  ]
}

/**
 * A copy of an item with its content, as its owner sees it: a draft behind all others. Refused where
 * it stands on another page than the one that was read.
 */
export function copyOfItem(
  documents: DocumentReader,
  item: ContentItem,
  { itemId, collectionId, title }: CopyWish,
  { now, newId }: { readonly now: number; readonly newId: () => string },
):
  | { readonly copyId: string; readonly after: ContentItem; readonly layout: DocumentEdit[] }
  | Refused {
  if (item.collectionId !== collectionId) return refuse(contentRefusal('no-such-item'))
  const fresh = addedItem(documents, collectionId, { title, visibility: 'draft' }, now)
  if ('ok' in fresh) return fresh
  const { urlId, position, visibility, addedOn, publishOn, updatedOn } = fresh
  const own = { title, urlId, position, visibility, addedOn, publishOn, updatedOn }
  const copyId = newId()
  const layout =
    documents.find('layout', draftIdOf(`item-${itemId}`)) ??
    documents.find('layout', `item-${itemId}`)
  return {
    copyId,
    after: { ...withoutFormerAddresses(item), ...own, sample: false },
    layout:
      layout === undefined
        ? []
        : [{ kind: 'layout', id: `item-${copyId}`, after: copyOfLayout(layout, newId) }],
  }
}
