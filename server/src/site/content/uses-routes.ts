import { usesApi } from '@vitrine/rules/site/content/uses-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listUses } from './list-uses.ts'

export const usesRoutes: readonly Route[] = [
  route({
    ...usesApi.uses,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: await listUses(database.dbFor(siteId), query) }
    },
  }),
]
