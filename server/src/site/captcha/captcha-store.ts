import type { SiteDatabase } from '../../ground/db/database.ts'

/** Notes that an answer was used, for as long as it could be. @returns false where it was before */
export async function useAnswer(
  site: SiteDatabase,
  { challenge, expiresAt, now }: { challenge: string; expiresAt: number; now: number },
): Promise<boolean> {
  await site.queries
    .deleteFrom('captcha_answer')
    .where('website_id', '=', site.siteId)
    .where('expires_at', '<', now)
    .execute()
  const added = await site.queries
    .insertInto('captcha_answer')
    .values({ website_id: site.siteId, challenge, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['website_id', 'challenge']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}
