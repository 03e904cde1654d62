import { locksApi } from '@vitrine/rules/site/locks/locks-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { makeLock } from './make-lock.ts'

export const locksRoutes: readonly Route[] = [
  route({
    ...locksApi.make,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ database }, { siteId, body, now, random }) {
      const made = await makeLock(database.dbFor(siteId), body.password, { now, random })
      return made.ok ? { json: { lockId: made.value } } : made
    },
  }),
]
