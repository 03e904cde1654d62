import { z } from 'zod'
import { contract, siteParams } from '../../ground/http/contract.ts'
import { remindersPaths } from './reminders-paths.ts'

/** What an owner reads of reminders. */
export const remindersApi = {
  counts: contract({
    method: 'GET',
    path: remindersPaths.counts,
    params: siteParams,
    reply: z.object({
      /** Carts of which somebody is still to be reminded. */
      waiting: z.number(),
      /** Reminders of the last thirty days. */
      sent: z.number(),
      /** Orders that were made of those carts after it. */
      orders: z.number(),
    }),
  }),
}
export type ReminderCounts = z.infer<typeof remindersApi.counts.reply>
