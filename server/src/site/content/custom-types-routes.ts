import { customTypesApi } from '@vitrine/rules/site/content/custom-types-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listCustomTypes } from '../templates/custom-types.ts'

export const customTypesRoutes: readonly Route[] = [
  route({
    ...customTypesApi.types,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: await listCustomTypes(database.dbFor(siteId), query.collectionId) }
    },
  }),
]
