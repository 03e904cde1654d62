import {
  CollectionType,
  isAlbum,
  isPodcast,
  type Collection,
} from '@vitrine/rules/site/collections/collection.ts'
import type { CollectionView } from '@vitrine/rules/site/collections/view-names.ts'
import { isIndexFolder } from '@vitrine/rules/site/collections/folder.ts'
import { permissionTypeOf } from '@vitrine/rules/site/locks/audience.ts'
import { hasPassword } from '@vitrine/rules/site/locks/lock.ts'
import type { AssetFinder } from '@vitrine/rules/site/media/asset.ts'
import { escapeHtml } from '@vitrine/rules/ground/words/escape-html.ts'
import { backgroundContext } from '../media/background-context.ts'
import { pictureContext } from '../media/picture-context.ts'

export type CollectionSurroundings = {
  readonly websiteId: string
  readonly assets: AssetFinder
}

/** Counts and labels that only a loaded list knows. */
export type CollectionFacts = {
  readonly itemCount?: number
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly view?: CollectionView
}

/** A collection as templates see it (template platform §10). */
export function collectionContext(
  collectionId: string,
  collection: Collection,
  around: CollectionSurroundings,
  facts: CollectionFacts = {},
): Record<string, unknown> {
  const mainAsset = collection.mainAssetId && around.assets.get(collection.mainAssetId)
  return {
    id: collectionId,
    websiteId: around.websiteId,
    enabled: collection.visibility === 'live',
    starred: false,
    type: collection.type,
    ordering: orderings[collection.ordering],
    title: escapeHtml(collection.title),
    navigationTitle: escapeHtml(collection.navigationTitle),
    description: collection.description,
    ...((isAlbum(collection) || isPodcast(collection)) && {
      artistName: escapeHtml(collection.artistName ?? ''),
    }),
    urlId: collection.urlId,
    fullUrl: collection.homepage ? '/' : `/${collection.urlId}`,
    typeName: collection.typeName,
    typeLabel: collection.typeName,
    itemCount: facts.itemCount ?? 0,
    updatedOn: collection.updatedOn,
    publicCommentCount: 0,
    homepage: collection.homepage,
    folder: collection.folder,
    index: isIndexFolder(collection),
    // absent, it would be looked for further out, where a folder's may stand
    folderBehavior: collection.folder ? collection.folderBehavior : null,
    isPage: collection.type === CollectionType.page,
    permissionType: permissionTypeOf(collection.audience),
    passwordProtected: hasPassword(collection),
    categories: (facts.categories ?? []).map(escapeHtml),
    tags: (facts.tags ?? []).map(escapeHtml),
    ...(facts.view !== undefined && { view: facts.view }),
    ...backgroundContext(collection, collection.mainAssetId, around.assets),
    ...(collection.mainAssetId !== null &&
      mainAsset && {
        mainImageId: collection.mainAssetId,
        mainImage: pictureContext(collection.mainAssetId, mainAsset),
      }),
  }
}

/** Wire numbers of the orderings, in the order of the conf words. */
const orderings = {
  'user-orderable': 1,
  chronological: 2,
  calendar: 3,
  'music-album': 4,
} as const
