import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { DocumentReply } from '@vitrine/rules/ground/changes/changes-api.ts'
import { CollectionType, isAlbum, isPodcast } from '@vitrine/rules/site/collections/collection.ts'
import { holdsItems } from '@vitrine/rules/site/collections/holds-items.ts'
import { maxOrderableItems } from '@vitrine/rules/site/content/item-fields.ts'
import type { PostState } from '@vitrine/rules/site/content/content-item.ts'
import { postsApi } from '@vitrine/rules/site/content/posts-api.ts'
import { documentsOf } from '../../ground/changes/documents.ts'
import { call } from '../../ground/http/send-request.ts'

export type ListPage = DocumentReply<'collection'>

/** Which posts are asked for; without a state those of all. */
export type PostsAsked = {
  readonly collectionId: string
  readonly state?: PostState | undefined
  /** Words of the title or the address; empty: of any. */
  readonly search: string
  /** Whether its owner puts the page in order: then all items are wanted. */
  readonly isOrdered?: boolean
}

/** The posts of a page, as far as they were asked for. */
export function postPages(siteId: string, { collectionId, state, search, isOrdered }: PostsAsked) {
  return infiniteQueryOptions({
    queryKey: documentsOf(siteId, 'posts', collectionId, state ?? 'all', search),
    queryFn: ({ pageParam: after }) =>
      call(postsApi.posts, {
        params: { siteId },
        query: {
          collectionId,
          state,
          search: search === '' ? undefined : search,
          after: after === '' ? undefined : after,
          ...(isOrdered === true && { limit: maxOrderableItems }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** One post in its state. */
export function postQuery(siteId: string, itemId: string) {
  return queryOptions({
    queryKey: documentsOf(siteId, 'post', itemId),
    queryFn: () => call(postsApi.post, { params: { siteId, itemId } }),
  })
}

/** The pages that hold posts, by their titles; a shop's items are products. */
export function pagesWithPosts(pages: readonly ListPage[]): readonly ListPage[] {
  return pages
    .filter(({ body }) => holdsItems(body) && body.type !== CollectionType.products)
    .toSorted((one, other) => one.body.title.localeCompare(other.body.title))
}

/** The picture that stands beside an item where its page is listed: a track or an episode without one has the cover. */
export function pictureInList(
  { body }: ListPage,
  { mainAssetId }: { readonly mainAssetId: string | null },
): string | null {
  return mainAssetId ?? (isAlbum(body) || isPodcast(body) ? body.mainAssetId : null)
}

/** Where a post or a product is read, and edited in the editor's frame. */
export function pathOfItem(page: { readonly urlId: string }, item: { readonly urlId: string }) {
  return `/${page.urlId}/${item.urlId}`
}
