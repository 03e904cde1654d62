import { changesRefusal } from '@vitrine/rules/ground/changes/changes-messages.ts'
import type { AccountId, Random, SiteId } from '@vitrine/rules/ground/ids/ids.ts'
import { refuse, type Result } from '@vitrine/rules/ground/refusals/result.ts'
import type { Context } from '../context.ts'
import { performAction } from './perform-action.ts'
import type { WrittenChange } from './write-change.ts'

export type NamedAction = {
  readonly action: string
  readonly input?: unknown
  readonly expectedRevisions?: Readonly<Record<string, number>> | undefined
  readonly since?: number | undefined
}

/** Performs what an account asks for, where its roles on the site allow that action. */
export async function performNamedAction(
  context: Pick<Context, 'database' | 'kinds' | 'actions' | 'people'>,
  siteId: SiteId,
  wish: NamedAction,
  author: { accountId: AccountId; now: number; random: Random },
): Promise<Result<WrittenChange>> {
  const action = context.actions.find(wish.action)
  if (action === undefined) return refuse(changesRefusal('unknown-action'))
  const allowed = await context.people.authorize(siteId, author.accountId, action.capability)
  if (!allowed.ok) return allowed
  return performAction(context, siteId, action, wish.input, {
    authorId: author.accountId,
    now: author.now,
    random: author.random,
    may: allowed.value.may,
    expectedRevisions: wish.expectedRevisions,
    since: wish.since,
  })
}
