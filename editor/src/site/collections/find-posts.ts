import { nounOfItem } from '@vitrine/rules/site/content/item-noun.ts'
import { postsApi } from '@vitrine/rules/site/content/posts-api.ts'
import { documentsQuery } from '../../ground/changes/documents.ts'
import { foundOfKind, type Finder } from '../../ground/words/finder.ts'
import { queryClient } from '../../ground/http/query-client.ts'
import { call } from '../../ground/http/send-request.ts'
import { itemWords } from './item-words.ts'
import { pagesWithPosts } from './posts.ts'

const mostPages = 5

/** Posts, events and other items by words of their titles and addresses, of the first pages that hold any. */
export const findPosts: Finder = {
  kind: 'post',
  capability: 'edit-pages',
  async find(siteId, search) {
    const pages = await queryClient.ensureQueryData(documentsQuery(siteId, 'collection'))
    const asked = pagesWithPosts(pages).slice(0, mostPages)
    const replies = await Promise.all(
      asked.map(({ id: collectionId }) =>
        call(postsApi.posts, {
          params: { siteId },
          query: { collectionId, search, limit: foundOfKind },
        }),
      ),
    )
    return replies
      .flatMap(({ posts }) => posts)
      .slice(0, foundOfKind)
      .map((post) => ({
        kind: 'post',
        id: post.id,
        name: post.title,
        what: itemWords[nounOfItem(post)].one,
      }))
  },
}
