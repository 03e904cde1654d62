import { pageTemplateApi } from '@vitrine/rules/site/templates/page-template-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { readPageTemplate } from './page-template.ts'

export const pageTemplateRoutes: readonly Route[] = [
  route({
    ...pageTemplateApi.page,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: await readPageTemplate(database.dbFor(siteId), query.collectionId) }
    },
  }),
]
