import type { AccountId } from '@vitrine/rules/ids/ids.ts'
import type { Database } from '../db/database.ts'

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
