import { termsApi } from '@vitrine/rules/site/content/terms-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listTerms } from './list-terms.ts'

export const termsRoutes: readonly Route[] = [
  route({
    ...termsApi.terms,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: { terms: await listTerms(database.dbFor(siteId), query) } }
    },
  }),
]
