import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { cardSetupToken } from '../shop/checkout/card-setup-token.ts'
import type { TestServer } from './start-test-server.ts'

/**
 * A card that is kept for a member, and another one that whoever subscribes is asked for.
 * @returns the secret in the addresses of the latter
 */
export async function addCards(
  server: TestServer,
  siteId: SiteId,
  { memberId, subscriptionId }: { readonly memberId: string; readonly subscriptionId: string },
): Promise<{ readonly setupToken: string }> {
  const { context, time } = server
  const { kysely } = context.database
  const by = { website_id: siteId, provider: 'test', provider_account: null }
  await kysely
    .insertInto('kept_card')
    .values({
      ...by,
      id: makeId(time.now, context.random),
      member_id: memberId,
      ref: 'accepted',
      brand: 'Test Visa',
      last_four: '4242',
      expires: '2090-12',
      kept_at: time.now,
      forget_at: null,
      tries: 0,
    })
    .execute()
  const id = makeId(time.now, context.random)
  await kysely
    .insertInto('card_setup')
    .values({
      ...by,
      id,
      subscription_id: subscriptionId,
      provider_ref: id,
      go_to: 'http://bank.example/',
      state: 'open',
      created_at: time.now,
      look_at: null,
    })
    .execute()
  return { setupToken: cardSetupToken(context, siteId, id) }
}
