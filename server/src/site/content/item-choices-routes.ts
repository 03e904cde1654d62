import { itemChoicesApi } from '@vitrine/rules/site/content/item-choices-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { listItemChoices } from './list-item-choices.ts'

export const itemChoicesRoutes: readonly Route[] = [
  route({
    ...itemChoicesApi.choices,
    on: 'editor',
    access: { kind: 'capability', capability: 'view-private-pages' },
    async handle({ database }, { siteId, query }) {
      return { json: await listItemChoices(database.dbFor(siteId), query) }
    },
  }),
]
