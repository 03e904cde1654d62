import type { SiteDatabase } from '../../ground/db/database.ts'

export type StoredLock = {
  readonly id: string
  readonly passwordHash: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export async function insertLock(site: SiteDatabase, lock: StoredLock): Promise<void> {
  await site.queries
    .insertInto('site_lock')
    .values({
      website_id: site.siteId,
      id: lock.id,
      password_hash: lock.passwordHash,
      created_at: lock.createdAt,
    })
    .execute()
}

/** What the password of a lock hashes to; undefined where the site has no such lock. */
export async function readLockHash(site: SiteDatabase, id: string): Promise<string | undefined> {
  const row = await site.queries
    .selectFrom('site_lock')
    .select('password_hash')
    .where('website_id', '=', site.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.password_hash
}
