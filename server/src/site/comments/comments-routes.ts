import { commentsApi, mostCounted } from '@vitrine/rules/site/comments/comments-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { countWaitingComments, listComments } from './list-comments.ts'
import { moderateComments } from './moderate-comments.ts'

export const commentsRoutes: readonly Route[] = [
  route({
    ...commentsApi.comments,
    on: 'editor',
    access: { kind: 'capability', capability: 'moderate-comments' },
    async handle({ database }, { siteId, query }) {
      return { json: await listComments(database.dbFor(siteId), query) }
    },
  }),
  route({
    ...commentsApi.waiting,
    on: 'editor',
    access: { kind: 'capability', capability: 'moderate-comments' },
    async handle({ database }, { siteId }) {
      return { json: { waiting: await countWaitingComments(database.dbFor(siteId), mostCounted) } }
    },
  }),
  route({
    ...commentsApi.setStates,
    on: 'editor',
    access: { kind: 'capability', capability: 'moderate-comments' },
    async handle({ database, views }, { siteId, body, account, now }) {
      const decision = { ...body, by: account.accountId, now }
      const moved = await moderateComments(database, siteId, decision)
      views.live.forget(siteId)
      return { json: { moved: [...moved] } }
    },
  }),
]
