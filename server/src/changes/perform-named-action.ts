import { changesRefusal } from '@vitrine/rules/changes/changes-messages.ts'
import { findOwnerAction } from '@vitrine/rules/changes/owner-actions.ts'
import type { AccountId, Random, SiteId } from '@vitrine/rules/ids/ids.ts'
import { refuse, type Result } from '@vitrine/rules/refusals/result.ts'
import type { Database } from '../db/database.ts'
import { authorize } from '../roles/authorize.ts'
import { performAction } from './perform-action.ts'
import type { WrittenChange } from './write-change.ts'

export type NamedAction = {
  readonly action: string
  readonly input?: unknown
  readonly expectedRevisions?: Readonly<Record<string, number>> | undefined
}

/** Performs what an account asks for, where its roles on the site allow that action. */
export async function performNamedAction(
  database: Database,
  siteId: SiteId,
  wish: NamedAction,
  author: { accountId: AccountId; now: number; random: Random },
): Promise<Result<WrittenChange>> {
  const action = findOwnerAction(wish.action)
  if (action === undefined) return refuse(changesRefusal('unknown-action'))
  const allowed = await authorize(database, siteId, author.accountId, action.capability)
  if (!allowed.ok) return allowed
  return performAction(database, siteId, action, wish.input, {
    authorId: author.accountId,
    now: author.now,
    random: author.random,
    expectedRevisions: wish.expectedRevisions,
  })
}
