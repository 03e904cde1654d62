import type { SiteDatabase } from '../db/database.ts'

export async function insertSecret(
  site: SiteDatabase,
  secret: { readonly id: string; readonly sealed: string; readonly createdAt: number },
): Promise<void> {
  const { id, sealed, createdAt } = secret
  await site.queries
    .insertInto('site_secret')
    .values({ website_id: site.siteId, id, sealed, created_at: createdAt })
    .execute()
}

export async function findSealed(site: SiteDatabase, id: string): Promise<string | undefined> {
  const row = await site.queries
    .selectFrom('site_secret')
    .select('sealed')
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.sealed
}
