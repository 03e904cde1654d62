import { blocksApi } from '@vitrine/rules/site/blocks/blocks-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { askProvider } from './ask-provider.ts'

export const providerRoutes: readonly Route[] = [
  route({
    ...blocksApi.providerWords,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ config }, { body }) {
      const asked = await askProvider(config.providerLookups, body.url)
      return asked.ok ? { json: { words: asked.value } } : asked
    },
  }),
]
