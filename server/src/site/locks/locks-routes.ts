import { locksApi } from '@vitrine/rules/site/locks/locks-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { readDocument } from '../../ground/documents/read-documents.ts'
import { countMembers, listAudienceProducts } from './audience-store.ts'
import { makeLock } from './make-lock.ts'

export const locksRoutes: readonly Route[] = [
  route({
    ...locksApi.audiences,
    on: 'editor',
    access: { kind: 'capability', capability: 'edit-pages' },
    async handle({ database }, { siteId, now }) {
      const site = database.dbFor(siteId)
      const [settings, members, products] = await Promise.all([
        readDocument(site, 'site-settings', 'site'),
        countMembers(site),
        listAudienceProducts(site, now),
      ])
      const hasAccounts = settings?.body.store.memberAccounts === true
      return { json: { hasAccounts, members, products: [...products] } }
    },
  }),
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
