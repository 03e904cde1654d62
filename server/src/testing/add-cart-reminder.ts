import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { hashToken } from '../people/accounts/secret-token.ts'
import { reminderToken } from '../shop/reminders/reminder-token.ts'
import type { TestServer } from './start-test-server.ts'

/** Somebody who wished to be reminded of a cart, and somebody who wants no reminders. */
export async function addCartReminder(
  { context, time }: TestServer,
  siteId: SiteId,
): Promise<{ readonly reminderToken: string }> {
  const { kysely } = context.database
  const id = makeId(time.now, context.random)
  const cartId = makeId(time.now, context.random)
  await kysely
    .insertInto('cart')
    .values({
      website_id: siteId,
      id: cartId,
      token_hash: hashToken(cartId),
      created_at: time.now,
      updated_at: time.now,
      purchased_order_id: null,
      checkout: null,
    })
    .execute()
  await kysely
    .insertInto('cart_reminder')
    .values({
      website_id: siteId,
      id,
      cart_id: cartId,
      email: `${id}@example.com`,
      address_hash: hashToken(`${id}@example.com`),
      consent_text: 'Remind me',
      asked_at: time.now,
      touched_at: time.now,
      decided_at: null,
      mailed_at: null,
    })
    .execute()
  await kysely.insertInto('cart_reminding').values({ website_id: siteId, hours_after: 1 }).execute()
  await kysely
    .insertInto('cart_reminder_stop')
    .values({ website_id: siteId, address_hash: hashToken(cartId), at: time.now })
    .execute()
  return { reminderToken: reminderToken(context, siteId, id) }
}
