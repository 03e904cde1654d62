import { postsApi } from '@vitrine/rules/site/content/posts-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listPosts } from './list-posts.ts'

export const postsRoutes: readonly Route[] = [
  route({
    ...postsApi.posts,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ database }, { siteId, query, now }) {
      return { json: await listPosts(database.dbFor(siteId), query, now) }
    },
  }),
]
