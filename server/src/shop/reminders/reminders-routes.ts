import { remindersApi } from '@vitrine/rules/shop/reminders/reminders-api.ts'
import { route, type Route } from '../../ground/http/route.ts'
import { countReminders } from './reminder-store.ts'

/** What an owner reads of reminders of carts. */
export const remindersRoutes: readonly Route[] = [
  route({
    on: 'editor',
    access: { kind: 'capability', capability: 'manage-site' },
    ...remindersApi.counts,
    async handle({ database }, { siteId, now }) {
      return { json: await countReminders(database.dbFor(siteId), now) }
    },
  }),
]
