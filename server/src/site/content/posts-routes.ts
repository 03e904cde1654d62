import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { contentRefusal } from '@vitrine/rules/site/content/content-messages.ts'
import { postsApi } from '@vitrine/rules/site/content/posts-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { findPost, listPosts } from './list-posts.ts'

export const postsRoutes: readonly Route[] = [
  route({
    ...postsApi.posts,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ database }, { siteId, query, now }) {
      return { json: await listPosts(database.dbFor(siteId), query, now) }
    },
  }),
  route({
    ...postsApi.post,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ database }, { siteId, params, now }) {
      const post = await findPost(database.dbFor(siteId), params.itemId, now)
      return post === undefined ? refuse(contentRefusal('no-such-item')) : { json: post }
    },
  }),
]
