import type { AccountId } from '@vitrine/rules/ground/ids/ids.ts'
import type { Context } from '../../ground/context.ts'
import { ownsSomeSite } from '../../people/roles/list-owners.ts'

/**
 * Whether an account may make a site in the editor. Somebody who was invited to write on a site is
 * not thereby a guest of the whole installation (`docs/decisions/0014`).
 */
export async function mayCreateSites(
  { config, database }: Pick<Context, 'config' | 'database'>,
  accountId: AccountId,
): Promise<boolean> {
  if (config.siteCreators === 'owners') return ownsSomeSite(database, accountId)
  return config.siteCreators === 'everyone'
}
