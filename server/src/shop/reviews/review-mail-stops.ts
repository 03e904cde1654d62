import type { SiteDatabase } from '../../ground/db/database.ts'
import { hashToken } from '../../people/accounts/secret-token.ts'

/** Sends an address no more mails that ask for reviews. */
export async function stopReviewMails(
  { siteId, queries }: SiteDatabase,
  email: string,
  now: number,
): Promise<void> {
  await queries
    .insertInto('review_mail_stop')
    .values({ website_id: siteId, address_hash: hashOf(email), at: now })
    .onConflict((conflict) => conflict.columns(['website_id', 'address_hash']).doNothing())
    .execute()
}

/** Whether an address wants no more of them. */
export async function wantsNoReviewMails(
  { siteId, queries }: SiteDatabase,
  email: string,
): Promise<boolean> {
  const found = await queries
    .selectFrom('review_mail_stop')
    .select('at')
    .where('website_id', '=', siteId)
    .where('address_hash', '=', hashOf(email))
    .executeTakeFirst()
  return found !== undefined
}

function hashOf(email: string): string {
  return hashToken(email.toLowerCase())
}
