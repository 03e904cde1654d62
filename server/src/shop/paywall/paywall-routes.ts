import { paywallApi } from '@vitrine/rules/shop/paywall/paywall-api.ts'
import type { Result } from '@vitrine/rules/ground/refusals/result.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { giveAccess, readCustomerAccess, setAccess } from './change-access.ts'

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
} as const

function answered<Value>(done: Result<Value>) {
  return done.ok ? { json: done.value } : done
}

/** Memberships of a customer, as the owner of the site sees and gives them. */
export const paywallRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'view-orders' },
    ...paywallApi.list,
    handle: async ({ database }, { siteId, params, now }) =>
      answered(await readCustomerAccess(database.dbFor(siteId), params.customerId, now)),
  }),
  route({
    ...keeper,
    ...paywallApi.give,
    async handle(context, { siteId, params, body, account, now }) {
      const deed = { now, authorId: account.accountId }
      return answered(await giveAccess(context, siteId, params.customerId, body, deed))
    },
  }),
  route({
    ...keeper,
    ...paywallApi.set,
    handle: async (context, { siteId, params, body, now }) =>
      answered(await setAccess(context, siteId, params.customerId, body, { now })),
  }),
]
