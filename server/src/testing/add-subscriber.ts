import { makeId, type SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { provedId } from '../ground/secrets/proved-id.ts'
import type { TestServer } from './start-test-server.ts'

/** Somebody who has joined the mailing list. @returns their id, and the secret of their link */
export async function addSubscriber(
  { context, time }: TestServer,
  siteId: SiteId,
): Promise<{ readonly subscriberId: string; readonly listToken: string }> {
  const id = makeId(time.now, context.random)
  const email = `${id}@example.com`
  await context.database.kysely
    .insertInto('subscriber')
    .values({
      website_id: siteId,
      id,
      email,
      address: email,
      state: 'joined',
      source: 'page',
      consent_text: '',
      asked_at: time.now,
      mailed_at: time.now,
      decided_at: time.now,
      removed_at: null,
    })
    .execute()
  return { subscriberId: id, listToken: provedId(context, 'mailing list', siteId, id) }
}
