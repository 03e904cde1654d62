import { requestRefusal } from '@vitrine/rules/ground/refusals/request-messages.ts'
import { refuse } from '@vitrine/rules/ground/refusals/result.ts'
import { domainsApi } from '@vitrine/rules/site/sites/domains-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { addOwnDomain } from './add-own-domain.ts'
import { checkOwnDomain } from './check-own-domain.ts'
import { readOwnDomains } from './read-own-domains.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-site' },
} as const

export const domainsRoutes: readonly Route[] = [
  route({
    ...keeper,
    ...domainsApi.read,
    async handle(context, { siteId }) {
      const domains = await readOwnDomains(context, siteId)
      return domains === undefined ? refuse(requestRefusal('not-found')) : { json: domains }
    },
  }),
  route({
    ...keeper,
    ...domainsApi.add,
    limit: 'write',
    async handle(context, { siteId, body, account, now, random }) {
      const author = { authorId: account.accountId, now, random }
      const added = await addOwnDomain(context, siteId, body.name, author)
      return added.ok ? { json: added.value } : added
    },
  }),
  route({
    ...keeper,
    ...domainsApi.check,
    limit: 'write',
    async handle(context, { siteId, body, now }) {
      const checked = await checkOwnDomain(context, siteId, body.name, now)
      const { hosts, live } = context.views
      hosts.forget()
      live.forget(siteId)
      return checked.ok ? { json: checked.value } : checked
    },
  }),
]
