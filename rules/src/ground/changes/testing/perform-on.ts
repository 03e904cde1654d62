import type { StoredDocument } from '../../documents/document.ts'
import { readerOf } from '../../documents/document-reader.ts'
import type { ActionEnvironment, ActionResult, AnyOwnerAction } from '../owner-action.ts'
import type { Collection } from '../../../site/collections/collection.ts'
import type { ContentItem } from '../../../site/content/content-item.ts'

/** Performs an action on some documents, with a repeatable clock and random source. */
export function performOn(
  action: AnyOwnerAction,
  documents: readonly StoredDocument[],
  input: unknown,
  may: ActionEnvironment['may'] = () => false,
): ActionResult {
  let calls = 0
  const random = (byteCount: number): Uint8Array => new Uint8Array(byteCount).fill(calls++)
  return action.perform(readerOf(documents), action.input.parse(input) as never, {
    now: 1_000,
    random,
    may,
  })
}

/** The code of the refusal, or null where the action was performed. */
export function refusalCode(result: ActionResult): string | null {
  return result.ok ? null : result.refusal.code
}

export function pageDocument(
  id: string,
  body: Partial<Collection> = {},
): StoredDocument<'collection'> {
  return {
    kind: 'collection',
    id,
    revision: 1,
    body: {
      type: 10,
      typeName: 'page',
      title: id,
      navigationTitle: id,
      description: '',
      urlId: id,
      homepage: false,
      visibility: 'live',
      ordering: 'chronological',
      pageSize: 20,
      folder: false,
      folderBehavior: 3,
      mainAssetId: null,
      layoutId: null,
      updatedOn: 0,
      sample: true,
      ...body,
    },
  }
}

export function itemDocument(id: string, body: Partial<ContentItem> = {}): StoredDocument<'item'> {
  return {
    kind: 'item',
    id,
    revision: 1,
    body: {
      collectionId: 'shop',
      recordType: 1,
      title: id,
      urlId: id,
      body: '',
      excerpt: '',
      tags: [],
      categories: [],
      authorName: '',
      mainAssetId: null,
      assetIds: [],
      visibility: 'live',
      starred: false,
      position: 0,
      addedOn: 0,
      publishOn: 0,
      updatedOn: 0,
      customContent: {},
      product: null,
      sample: false,
      ...body,
    },
  }
}
