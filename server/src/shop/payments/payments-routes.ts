import { paymentsApi } from '@vitrine/rules/shop/payments/payments-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { keepStripeKeys } from './keep-stripe-keys.ts'

export const paymentsRoutes: readonly Route[] = [
  route({
    ...paymentsApi.keepStripeKeys,
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-site' },
    limit: 'write',
    async handle(context, { siteId, body, now, random }) {
      const site = context.database.dbFor(siteId)
      const kept = await keepStripeKeys(context, site, body, { now, random })
      return kept.ok ? { json: kept.value } : kept
    },
  }),
]
