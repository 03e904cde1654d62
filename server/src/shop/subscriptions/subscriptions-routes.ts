import { subscriptionsApi } from '@vitrine/rules/shop/subscriptions/subscriptions-api.ts'
import { subscriptionsRefusal } from '@vitrine/rules/shop/subscriptions/subscriptions-messages.ts'
import type { SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../../ground/context.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { changeSubscription, mailLinkAgain } from './change-subscription.ts'
import { exportSubscriptions, listSubscriptions, readSubscription } from './read-subscriptions.ts'

const reader = {
  on: 'editor',
  access: { kind: 'capability', capability: 'view-orders' },
} as const

const keeper = {
  on: 'editor',
  access: { kind: 'capability', capability: 'manage-orders' },
  limit: 'write',
} as const

/** The owner's room of subscriptions. */
export const subscriptionsRoutes: readonly Route[] = [
  route({
    ...reader,
    ...subscriptionsApi.list,
    handle: async ({ database }, { siteId, query }) => ({
      json: await listSubscriptions(database.dbFor(siteId), query),
    }),
  }),
  route({
    ...reader,
    ...subscriptionsApi.file,
    async handle({ database }, { siteId, query }) {
      const bytes = await exportSubscriptions(database.dbFor(siteId), query)
      const headers = { 'content-disposition': 'attachment; filename="subscriptions.csv"' }
      return { bytes, contentType: 'text/csv; charset=utf-8', headers }
    },
  }),
  route({
    ...reader,
    ...subscriptionsApi.one,
    handle: (context, { siteId, params }) => shown(context, siteId, params.subscriptionId),
  }),
  route({
    ...keeper,
    ...subscriptionsApi.change,
    async handle(context, { siteId, params, body, now, random }) {
      const { subscriptionId: id } = params
      const changed = await changeSubscription(context, siteId, id, body.wish, {
        now,
        random,
        seenNextAt: body.nextAt ?? null,
      })
      return afterwards(context, siteId, id, changed)
    },
  }),
  route({
    ...keeper,
    ...subscriptionsApi.mail,
    async handle(context, { siteId, params, now, random }) {
      const { subscriptionId: id } = params
      return afterwards(
        context,
        siteId,
        id,
        await mailLinkAgain(context, siteId, id, { now, random }),
      )
    },
  }),
]

function afterwards(context: Context, siteId: SiteId, id: string, done: Result<void>) {
  return done.ok ? shown(context, siteId, id) : done
}

async function shown({ database }: Context, siteId: SiteId, id: string) {
  // the owner reads English, as the rest of the editor
  const found = await readSubscription(database.dbFor(siteId), id, 'en')
  return found === undefined
    ? refuse(subscriptionsRefusal('no-such-subscription'))
    : { json: found }
}
