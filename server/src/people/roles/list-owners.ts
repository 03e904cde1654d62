import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Database } from '../../ground/db/database.ts'

/** The accounts that own a site of this installation; for its operator. */
export async function listOwners(database: Database): Promise<AccountId[]> {
  const rows = await database.kysely
    .selectFrom('membership')
    .select('account_id')
    .distinct()
    .where('is_owner', '=', true)
    .execute()
  return rows.map((row) => row.account_id as AccountId)
}

/** Whether an account owns any site. */
export async function ownsSomeSite(database: Database, accountId: AccountId): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('account_site')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.website_id', '=', 'account_site.website_id')
        .onRef('membership.account_id', '=', 'account_site.account_id'),
    )
    .select('membership.website_id')
    .where('account_site.account_id', '=', accountId)
    .where('membership.is_owner', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
